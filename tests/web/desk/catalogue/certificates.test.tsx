import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { CatalogueServices } from '../../../../web/data/desk/catalogue/CatalogueServices'
import type { UploadOutcome } from '../../../../web/data/desk/waitForUpload'
import { emeka } from '../memory/deskState'
import { findNote, getButton, getField, openForm, publish } from './catalogueDesk'
import { attachFile, chooseFile, getCertificates, writeCertificate } from './certificateForm'

type Upload = Parameters<CatalogueServices['uploadFile']>[0]

const waitForUpload = () => Promise.resolve({ kind: 'stored' } as const)
const attached = 'Peroxide value is in the form. Visitors see it once you publish.'
const organicLine = '2025-12-31 BCD345fghijklmnopqrs Control Union | Organic certificate'
const getInputs = () => ['Title', 'Issued By', 'Date on It'].map((label) => getField(label).value)
const listCertificates = () =>
  getCertificates()
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent)

describe('A certificate', () => {
  test('is attached with its title, issuer and date once its file is checked, and is published with its product', async () => {
    const uploads: Upload[] = []
    const { user, product, read } = await writeCertificate({
      uploadFile: (upload) => {
        uploads.push(upload)
        return Promise.resolve()
      },
      waitForUpload,
    })
    await attachFile(user)
    await screen.findByText(attached)
    expect(listCertificates()).toEqual(['Peroxide valueLagos Food Lab, 8 March 2026'])
    expect(document.activeElement).toBe(getButton('Add Certificate'))
    expect(uploads.map(({ productId, file }) => [productId, file.type])).toEqual([
      [product.id, 'application/pdf'],
    ])
    expect(screen.queryByRole('link', { name: 'Open certificate Peroxide value' })).toBeNull()
    await publish(user, /^Published\./)
    // The version that was published arrives after the confirmation.
    await waitFor(() => expect(screen.queryByText(attached)).toBeNull())
    const id = uploads[0]?.uploadId
    expect(read().published?.certificates).toEqual([`2026-03-08 ${id} Lagos Food Lab | Peroxide value`])
    const link = await screen.findByRole('link', { name: 'Open certificate Peroxide value' })
    expect(link.getAttribute('href')).toBe(`/certificates/${product.id}/${id}.pdf`)
  })

  test('is attached by Enter, which publishes nothing', async () => {
    const { user, read } = await writeCertificate({ waitForUpload })
    await chooseFile(user)
    await screen.findByText('report.pdf')
    await user.type(getField('Title'), '{Enter}')
    await screen.findByText(attached)
    expect(read().versions).toHaveLength(1)
  })

  test.each([
    ['no PDF', 'Peroxide value: 3', 'This is no complete PDF'],
    ['a PDF without its end', '%PDF-1.7\nPeroxide value', 'This is no complete PDF'],
    ['over 5 MB', new Uint8Array(5_242_881), 'This file is larger than 5 MB'],
  ])('that is %s is refused on the device, and what was written stays', async (_, content, message) => {
    const { user, product } = await writeCertificate({ waitForUpload })
    await chooseFile(user, content)
    expect((await getCertificates().findByRole('alert')).textContent).toContain(message)
    expect(getInputs()).toEqual(['Peroxide  value', ' Lagos Food Lab', '2026-03-08'])
    expect(getField('Name').value).toBe(product.name)
    await chooseFile(user)
    await screen.findByText('report.pdf')
    expect(getCertificates().queryByRole('alert')).toBeNull()
    await user.click(getButton('Attach'))
    await screen.findByText(attached)
  })

  test('that the function refuses can be chosen again, and what was written stays', async () => {
    const outcomes: UploadOutcome[] = [{ kind: 'refused', reason: 'tooLarge' }, { kind: 'stored' }]
    const { user } = await writeCertificate({
      waitForUpload: () => Promise.resolve(outcomes.shift() ?? { kind: 'stored' }),
    })
    await attachFile(user)
    await getCertificates().findByText(/^This file is larger than 5 MB, so it is not attached\./)
    expect(getInputs()).toEqual(['Peroxide  value', ' Lagos Food Lab', '2026-03-08'])
    expect(screen.queryByText('report.pdf')).toBeNull()
    await attachFile(user)
    await screen.findByText(attached)
  })

  test('says what is missing or wrong, with the focus there', async () => {
    const { user, fill } = await openForm()
    await user.click(getButton('Add Certificate'))
    await user.click(getButton('Attach'))
    getCertificates().getByText('Please choose the PDF first.')
    expect(document.activeElement).toBe(getButton('Choose a PDF'))
    await attachFile(user)
    getCertificates().getByText('Please write what it is, such as “Peroxide value, batch 12”.')
    getCertificates().getByText('Please write who issued it, such as the laboratory.')
    getCertificates().getByText('Please choose the date on it. It cannot be in the future.')
    expect(document.activeElement).toBe(getField('Title'))
    await fill('Title', 'x'.repeat(81))
    getCertificates().getByText('Please shorten it to 80 characters.')
    await fill('Title', 'Organic certificate')
    await fill('Issued By', 'Lab | Lagos')
    getCertificates().getByText('Please leave out the bar |.')
    await fill('Issued By', 'Lagos Food Lab')
    await fill('Date on It', '2999-01-01')
    await user.click(getButton('Attach'))
    getCertificates().getByText('Please choose the date on it. It cannot be in the future.')
    expect(document.activeElement).toBe(getField('Date on It'))
  })

  test('can be given up, and then the certificates are as before', async () => {
    const { user } = await writeCertificate({}, { certificates: [organicLine] })
    await user.click(getCertificates().getByRole('button', { name: 'Cancel' }))
    screen.getByText('Cancelled. The certificates are the same as before.')
    expect(listCertificates()).toEqual(['Organic certificateControl Union, 31 December 2025'])
    expect(document.activeElement).toBe(getButton('Add Certificate'))
  })
})

describe('The upload of a certificate', () => {
  test('keeps what was written after a failure, and can be tried again', async () => {
    const upload = vi.fn<CatalogueServices['uploadFile']>(() => Promise.resolve())
    upload.mockRejectedValueOnce(new Error('denied'))
    const outcomes: UploadOutcome[] = [{ kind: 'unfinished' }]
    const { user } = await writeCertificate({
      uploadFile: upload,
      waitForUpload: () => Promise.resolve(outcomes.shift() ?? ({ kind: 'stored' } as const)),
    })
    await attachFile(user)
    await getCertificates().findByText(/^The certificate wasn't uploaded\. What you wrote is still here\./)
    await user.click(getCertificates().getByRole('button', { name: 'Try Again' }))
    await getCertificates().findByText(/isn't checked yet\..*nothing is uploaded twice/)
    await user.click(getCertificates().getByRole('button', { name: 'Try Again' }))
    await screen.findByText(attached)
    expect(upload).toHaveBeenCalledTimes(2)
  })

  test('is waited for before its product is published, and so is one that is not attached', async () => {
    const failure: { reject?: (error: Error) => void } = {}
    const { user, read } = await writeCertificate({
      uploadFile: () => new Promise((_, reject) => Object.assign(failure, { reject })),
    })
    await user.click(getButton('Publish'))
    await screen.findByRole('button', { name: 'A certificate is not attached yet. Press Attach, or Cancel' })
    expect(document.activeElement).toBe(getField('Title'))
    await attachFile(user)
    await screen.findByRole('progressbar', { name: 'Upload of the certificate' })
    screen.getByRole('button', { name: 'A certificate is still being uploaded' })
    act(() => failure.reject?.(new Error('denied')))
    await screen.findByRole('button', { name: 'A certificate did not arrive. Try again' })
    await user.click(getCertificates().getByRole('button', { name: 'Cancel' }))
    expect(getInputs()).toEqual(['Peroxide  value', ' Lagos Food Lab', '2026-03-08'])
    await user.click(getCertificates().getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByText(/^A certificate /)).toBeNull()
    expect(read().versions).toHaveLength(1)
  })
})

describe('The certificates of a product', () => {
  test('are removed one by one, and the last one leaves no field behind', async () => {
    const { user, read } = await openForm({ certificates: [organicLine] })
    await user.click(getButton('Remove certificate Organic certificate'))
    screen.getByText('Organic certificate is out of the form. Visitors see it until you publish.')
    expect(listCertificates()).toEqual([])
    expect(document.activeElement).toBe(getButton('Add Certificate'))
    await publish(user, /^Published\./)
    expect(read().published).not.toHaveProperty('certificates')
  })

  test('are ten at most', async () => {
    const certificates = Array.from({ length: 10 }, (_, index) => organicLine.replace('BCD3', `BCD${index}`))
    const { user } = await openForm({ certificates })
    expect(screen.queryByRole('button', { name: 'Add Certificate' })).toBeNull()
    const [remove] = screen.getAllByRole('button', { name: 'Remove certificate Organic certificate' })
    if (remove) await user.click(remove)
    expect(listCertificates()).toHaveLength(9)
    getButton('Add Certificate')
  })

  test('are shown beside those of a colleague who has changed them too, and in the preview', async () => {
    const { user, publishAs } = await openForm({ certificates: [organicLine] })
    const preview = within(screen.getByRole('region', { name: 'As visitors see it' }))
    preview.getByText('Organic certificate (PDF)')
    await user.click(getButton('Remove certificate Organic certificate'))
    expect(preview.queryByText(/PDF/)).toBeNull()
    act(() => publishAs(emeka, { certificates: [organicLine.replace('2025-12-31', '2026-01-31')] }))
    const note = await findNote('Certificates and Lab Reports')
    note.getByText('Nothing')
    note.getByText('Organic certificate (Control Union, 31 January 2026)')
    await user.click(note.getByRole('button', { name: "Take Emeka Staff's" }))
    expect(listCertificates()).toEqual(['Organic certificateControl Union, 31 January 2026'])
  })
})
