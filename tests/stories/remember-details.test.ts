import { expect, test } from 'vitest'
import { gotoWithHeldScripts } from './holdRequests'
import { getFormButton, getRequestFormFieldByLabel, requestPagePath } from './requestForm'
import { setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

test("'Remember my details' counts when it is ticked before the scripts arrive", async () => {
  const page = await visit('about:blank')
  const { releaseScripts } = await gotoWithHeldScripts(page, requestPagePath)
  const checkbox = page.getByRole('checkbox', { name: 'Remember my details on this device' })
  await getRequestFormFieldByLabel(page, 'Name').fill('Ada Obi')
  await checkbox.check()
  releaseScripts()
  await getFormButton(page, 'Forget my details').waitFor()
  expect(await checkbox.isChecked()).toBe(true)
})
