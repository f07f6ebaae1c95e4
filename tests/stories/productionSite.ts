import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { buildProductionSite } from '../buildProductionSite'
import { cspHeaderName, getHostingCsp, formatCsp } from '../../site-build/contentSecurityPolicy'
import { builtFirebaseJson } from '../../site-build/firebaseJsonPlugin'

const contentTypes: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** A production build, served on 127.0.0.1 with the deployed Content Security Policy. */
export type ProductionSite = { url: string; close: () => Promise<void> }

/** Builds the site with these environment variables and serves it. */
export async function serveProductionBuild(variables: Record<string, string>): Promise<ProductionSite> {
  const folder = await mkdtemp(join(tmpdir(), 'arielle-'))
  await buildProductionSite(folder, variables)
  const policy = formatCsp(getHostingCsp(await readFile(join(folder, builtFirebaseJson), 'utf8')))
  const server = createServer((request, response) => {
    const file = toFileName(new URL(request.url ?? '', 'http://site').pathname)
    const headers = { [cspHeaderName]: policy, 'Content-Type': contentTypes[extname(file)] ?? '' }
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

function toFileName(path: string): string {
  if (path === '/') return 'index.html'
  return extname(path) === '' ? `${path}.html` : path
}
