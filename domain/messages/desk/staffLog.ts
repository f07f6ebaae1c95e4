import { retentionPeriods } from '../../retention/retentionPeriods'

export const deskStaffLogMessages = {
  logTitle: 'Exports and Deletions',
  logName: 'The log',
  logLead: `Who has taken data out of the desk, and who has deleted what. Nobody can change an entry; it goes after ${retentionPeriods.staffLogMonths} months.`,
  loadingLog: 'Loading the log',
  noEntries: 'Nothing has been exported or deleted.',
  formatMore: (count: number) => `These are the newest ${count} entries.`,
  backToFigures: 'Back to Figures',
  actionNames: { export: 'exported', delete: 'deleted' },
  justNow: 'just now',
  /** What an entry names. */
  formatExport: (fileName: string, count: number) =>
    `${fileName} (${count.toLocaleString('en')} ${count === 1 ? 'row' : 'rows'})`,
  formatTemplate: (name: string) => `the reply template “${name}”`,
  formatDraft: (productId: string, name: string) =>
    `the draft of product ${productId}${name === '' ? '' : `, ${name}`}`,
}
