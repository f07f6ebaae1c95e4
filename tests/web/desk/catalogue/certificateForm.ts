import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { getButton, openForm } from './catalogueDesk'
import type { CatalogueServices } from '../../../../web/data/desk/catalogue/CatalogueServices'

const pdf = '%PDF-1.7\nPeroxide value: 3 meq/kg\n%%EOF\n'

export const getCertificates = () =>
  within(screen.getByRole('group', { name: 'Certificates and Lab Reports' }))

/** Chooses a file as staff do. Its name and type say nothing about its content. */
export async function chooseFile(user: UserEvent, content: BlobPart = pdf) {
  const input = screen.getByRole('group', { name: 'New certificate' }).querySelector('input[type="file"]')
  const file = new File([content], 'report.pdf', { type: 'application/pdf' })
  if (input instanceof HTMLInputElement) await user.upload(input, file)
}

/** Chooses a PDF, and presses Attach. */
export async function attachFile(user: UserEvent) {
  await chooseFile(user)
  await screen.findByText('report.pdf')
  await user.click(getButton('Attach'))
}

/** Opens the form of a product and of one more certificate, whose fields it fills. */
export async function writeCertificate(
  catalogue: Partial<CatalogueServices> = {},
  fields: Parameters<typeof openForm>[0] = {},
) {
  const rendered = await openForm(fields, { catalogue })
  await rendered.user.click(getButton('Add Certificate'))
  await rendered.fill('Title', 'Peroxide  value')
  await rendered.fill('Issued By', ' Lagos Food Lab')
  await rendered.fill('Date on It', '2026-03-08')
  return rendered
}
