import { join } from 'node:path'
import { build } from 'vite'
import { runCli } from '../seed/commandLine'
import { projectRoot } from '../seed/projectFolders'

// npm run build: builds the production site into dist/, or into the folder in OUT_DIR.

await runCli('npm run build', async () => {
  await build({ configFile: join(projectRoot, 'vite.config.ts'), configLoader: 'runner' })
})
