import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { build } from 'vite'
import { vi } from 'vitest'
import { root } from '../../emulators/config'
import { policyHeader, policyOf, policyText } from '../../web/app/build/policy'

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** A production build, served on 127.0.0.1 with the policy exactly as it is deployed. */
export type ProductionSite = { url: string; close: () => Promise<void> }

/** Builds the site with these variables and serves it. */
export async function serveProduction(variables: Record<string, string>): Promise<ProductionSite> {
  const folder = await mkdtemp(join(tmpdir(), 'arielle-'))
  await buildInto(folder, { ...variables, NODE_ENV: 'production' })
  const policy = policyText(policyOf(await readFile(join(root, 'firebase.json'), 'utf8')))
  const server = createServer((request, response) => {
    const file = fileOf(new URL(request.url ?? '', 'http://site').pathname)
    const headers = { [policyHeader]: policy, 'Content-Type': types[extname(file)] ?? '' }
    readFile(join(folder, file)).then(
      (content) => response.writeHead(200, headers).end(content),
      () => response.writeHead(404).end(),
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await rm(folder, { recursive: true })
  }
  return { url: `http://127.0.0.1:${port}`, close }
}

async function buildInto(outDir: string, variables: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  await build({
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'runner',
    mode: 'production',
    logLevel: 'error',
    build: { outDir },
  })
  vi.unstubAllEnvs()
}

function fileOf(path: string): string {
  if (path === '/') return 'index.html'
  return extname(path) === '' ? `${path}.html` : path
}
