import { runBackupCommand } from './backupCommand'
import { restore } from './restore'

/*
 * npm run restore -- --project ID --from FOLDER [--production]: writes what `npm run backup` wrote into an empty project,
 * which may be another one. It checks every file of the backup before it writes anything, and never changes or deletes
 * what is there. If it is interrupted, the same command goes on; until it is complete, schedules wait.
 *
 * Bring the accounts first (`npx firebase auth:import`): functions remove push devices whose account is gone. Nobody is
 * sent a message about what is restored, and no figure counts it again, because the records of what was done come first.
 * What waited to be sent at the time of the backup is sent.
 */
await runBackupCommand('restore', 'from', restore)
