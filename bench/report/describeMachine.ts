import { cpus, totalmem } from 'node:os'

export function describeMachine(): string {
  const processors = cpus()
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  return `${processors[0]?.model ?? 'unknown processor'}, ${processors.length} cores, ${gigabytes} GB, Node ${process.versions.node}`
}
