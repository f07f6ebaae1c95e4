/** Runs `work` with these environment variables, and then restores the previous values, also when `work` fails. */
export async function withEnvironmentVariables<Result>(
  variables: Readonly<Record<string, string>>,
  work: () => Promise<Result>,
): Promise<Result> {
  const previous = { ...process.env }
  Object.assign(process.env, variables)
  try {
    return await work()
  } finally {
    for (const name of Object.keys(variables)) {
      if (previous[name] === undefined) Reflect.deleteProperty(process.env, name)
      else process.env[name] = previous[name]
    }
  }
}
