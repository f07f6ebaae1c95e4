// Vitest gives all projects one environment, and the other tests use a stack without functions.
Object.assign(process.env, JSON.parse(process.env.FUNCTIONS_STACK ?? '{}'))
