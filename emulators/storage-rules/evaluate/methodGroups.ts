/** What each method of an allow grants. */
export const methodGroups: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['read', ['read', 'get', 'list']],
  ['write', ['write', 'create', 'update', 'delete']],
  ...['get', 'list', 'create', 'update', 'delete'].map((method) => [method, [method]] as const),
])
