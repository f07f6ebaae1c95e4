import { deskTemplatesPath } from '../../../domain/site/deskPath'

/** The query parameter that names the edited template, or a new one. */
export const editParameter = 'edit'

/** The value of the query parameter for a template that is not saved yet. */
export const newTemplateId = 'new'

export function getTemplateEditorPath(id: string): string {
  return `${deskTemplatesPath}?${editParameter}=${encodeURIComponent(id)}`
}
