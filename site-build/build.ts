import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { runCli } from '../seed/commandLine'
import { projectRoot } from '../seed/projectFolders'
import { builtFirebaseJson } from './firebaseJsonPlugin'

// npm run build: builds the production site into dist/ and writes firebase.deploy.json, with which it is deployed; or
// builds it into the folder in OUT_DIR.

await runCli('npm run build', async () => {
  await build({ configFile: join(projectRoot, 'vite.config.ts'), configLoader: 'runner' })
  if (process.env.OUT_DIR === undefined)
    // firebase-tools reads paths from the folder of its configuration.
    await copyFile(join(projectRoot, 'dist', builtFirebaseJson), join(projectRoot, 'firebase.deploy.json'))
})
