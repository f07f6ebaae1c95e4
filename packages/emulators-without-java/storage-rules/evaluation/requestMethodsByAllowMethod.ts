/** The request methods that each method of an allow statement grants. */
export const requestMethodsByAllowMethod: ReadonlyMap<string, readonly string[]> = new Map<
  string,
  readonly string[]
>([
  ['read', ['read', 'get', 'list']],
  ['write', ['write', 'create', 'update', 'delete']],
  ...['get', 'list', 'create', 'update', 'delete'].map((method) => [method, [method]] as const),
])
