import { useStaff } from '../../../data/desk/DeskServices'
import { useRef, useState } from 'react'
import { importAgain } from '../../../browser/importAgain'
import { createDocumentId } from '../../../data/sending/createDocumentId'
import type { ImportOutcome } from '../../../data/desk/catalogue/publishImport'
import type { ComparedFile } from './productFiles'

/** How far an import is. `importId` makes a repeated attempt to publish write nothing twice. */
export type ImportState =
  | { step: 'idle' | 'unreadable' }
  | { step: 'comparing'; fileName: string }
  | {
      step: 'compared'
      file: ComparedFile
      importId: string
      isPublishing: boolean
      failure: ImportFailure | null
    }
  | { step: 'published'; count: number }

/** Why nothing was published, as far as this page knows. */
export type ImportFailure = Exclude<ImportOutcome, { kind: 'published' }>

export function useProductImport() {
  const { catalogue } = useStaff()
  const [state, setState] = useState<ImportState>({ step: 'idle' })
  const chosenFile = useRef<File>(undefined)

  const compare = async () => {
    const file = chosenFile.current
    if (!file) return
    setState({ step: 'comparing', fileName: file.name })
    const next = await compareChosen(file)
    // Somebody may have chosen another file meanwhile.
    if (chosenFile.current === file) setState(next)
  }

  const compareChosen = async (file: File): Promise<ImportState> => {
    try {
      const { compareFile } = await importAgain(() => import('./productFiles'))
      const compared = await compareFile(file, catalogue)
      return {
        step: 'compared',
        file: compared,
        importId: createDocumentId(),
        isPublishing: false,
        failure: null,
      }
    } catch {
      return { step: 'unreadable' }
    }
  }

  const publish = async () => {
    if (state.step !== 'compared' || state.file.kind !== 'compared' || state.isPublishing) return
    const { changes } = state.file.rows
    setState({ ...state, isPublishing: true, failure: null })
    const products = changes.map(({ product, expectedUpdatedAt }) => ({ product, expectedUpdatedAt }))
    const outcome = await catalogue.publishImport({ importId: state.importId, products })
    setState(
      outcome.kind === 'published'
        ? { step: 'published', count: changes.length }
        : { ...state, isPublishing: false, failure: outcome },
    )
  }

  return {
    state,
    chooseFile: (file: File) => {
      chosenFile.current = file
      void compare()
    },
    compareAgain: () => void compare(),
    publish: () => void publish(),
  }
}
