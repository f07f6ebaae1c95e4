import { getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { UsageError, firebaseProjectOptionsUsageText, parseCommandLine, runCli } from './commandLine'
import { defaultCatalogueFolders } from './projectFolders'
import { resolveTargetFirebaseProject } from './projectTarget'
import { pullCatalogue } from './pull/pullCatalogue'
import { withFirebaseApp } from './withFirebaseApp'

// npm run catalogue:pull: writes the live catalogue and its photographs into seed/, for the next build.

await runCli(`npm run catalogue:pull -- ${firebaseProjectOptionsUsageText}`, async () => {
  const { targetOptions, positionals } = parseCommandLine(process.argv.slice(2))
  if (positionals.length > 0) throw new UsageError(`'${positionals.join(' ')}' is not understood.`)
  await withFirebaseApp(resolveTargetFirebaseProject(targetOptions, process.env), (app) =>
    pullCatalogue(
      { firestore: getFirestore(app), bucket: getStorage(app).bucket() },
      {
        folders: defaultCatalogueFolders,
        log: (line) => console.log(line),
      },
    ),
  )
})
