import { useReplyTemplates } from '../../data/desk/replyTemplates'
import { usePageMetadata } from '../../ui/usePageMetadata'
import { createDeskPageMetadata } from '../deskMetadata'

/** The reply templates of the business. */
export function TemplatesScreen() {
  usePageMetadata(createDeskPageMetadata('Templates'))
  const snapshot = useReplyTemplates()
  return <p>{snapshot?.templates.map(({ name }) => name).join()}</p>
}
