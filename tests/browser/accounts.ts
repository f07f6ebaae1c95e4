import type { Page } from 'playwright-core'

const password = 'fresh-pass-1'

/** An account that no other test knows. */
export async function freshAccount(): Promise<{ email: string; password: string; uid: string }> {
  const email = `${crypto.randomUUID()}@arielle.test`
  const answer = await fetch(
    `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST ?? ''}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  )
  const { localId } = (await answer.json()) as { localId: string }
  return { email, password, uid: localId }
}

/** Signs in from wherever the visitor stands, through the header. */
export async function signIn(page: Page, account: { email: string; password: string }): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'ENTER' }).click()
  await page.getByRole('button', { name: 'Account', exact: true }).waitFor()
}

/** Asks to sign out, through the header's account menu. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
}

/** The entries that the account's list holds in Firestore, sorted; nothing where there is no list. */
export async function entriesInAccount(uid: string): Promise<string[]> {
  const answer = await fetch(
    `http://${process.env.FIRESTORE_EMULATOR_HOST ?? ''}/v1/projects/demo-arielle/databases/(default)/documents/orderLists/${uid}`,
    { headers: { Authorization: 'Bearer owner' } },
  )
  if (!answer.ok) return []
  const { fields } = (await answer.json()) as {
    fields: { items: { arrayValue: { values?: { stringValue: string }[] } } }
  }
  return (fields.items.arrayValue.values ?? []).map(({ stringValue }) => stringValue).sort()
}
