import { backUp } from './backUp'
import { runBackupCommand } from './backupCommand'

/*
 * npm run backup -- --project ID --to FOLDER [--production]: writes all of a project's Firestore documents and Storage
 * files into a new folder. Without --production, the project runs in the emulators. A real one needs the rights to read
 * both, by GOOGLE_APPLICATION_CREDENTIALS or `gcloud auth application-default login`.
 *
 * The documents are as they were at one moment, which Firestore can tell for an hour; files are read after them. The
 * folder holds personal data: keep it as carefully as the project. Accounts are not in it: `npx firebase auth:export`
 * writes these. A backup that was interrupted has no manifest.json; the same command begins it anew.
 */
await runBackupCommand({ name: 'backup', folderOption: 'to', run: backUp })
