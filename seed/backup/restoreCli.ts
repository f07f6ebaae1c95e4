import { UsageError } from '../commandLine'
import { runBackupCommand } from './backupCommand'
import { emptyEmulators } from './emptyEmulators'
import { restore } from './restore'

/*
 * npm run restore -- --project ID --from FOLDER [--production]: writes what `npm run backup` wrote into an empty project,
 * which may be another one. It checks every file of the backup before it writes anything, and never changes or deletes
 * what is there. If it is interrupted, the same command goes on; until it is complete, schedules wait.
 *
 * Bring the accounts first (`npx firebase auth:import`): functions remove push devices whose account is gone. Nobody is
 * sent a message about what is restored, and no figure counts it again, because the records of what was done come first.
 * What waited to be sent at the time of the backup is sent.
 *
 * With --empty-emulators, it first deletes all documents and files of the project in the emulators: to look at the shop's
 * backup on the stack of `npm start`.
 */
await runBackupCommand({
  name: 'restore',
  folderOption: 'from',
  flagNames: ['empty-emulators'],
  run: async (project, folder, flags, hosts) => {
    if (flags.has('empty-emulators')) {
      if (!hosts) throw new UsageError('--empty-emulators is not for a real project. Nothing was deleted.')
      await emptyEmulators(hosts, project)
    }
    return restore(project, folder)
  },
})
