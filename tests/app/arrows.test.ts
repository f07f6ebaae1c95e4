import { ESLint } from 'eslint'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../emulators/config'

const eslint = new ESLint({ cwd: root })

// The first reads the types of the whole project: half a minute on a busy machine.
describe('the one-way arrows fail the lint when broken', { timeout: 300_000 }, () => {
  test.each([
    ['web/domain/product.ts', '../ui/toast', 'domain knows nothing'],
    ['web/domain/product.ts', 'react', 'domain knows nothing'],
    ['web/ui/toast.ts', '../app/layout/Header', 'ui knows domain alone'],
    ['web/ui/toast.ts', '../data/catalogue/list', 'ui knows domain alone'],
    ['web/data/catalogue/list.ts', '../../ui/toast', 'data knows domain alone'],
    ['web/features/home/HomePage.tsx', '../catalogue/ProductCard', 'A feature never imports another'],
    ['web/features/home/HomePage.tsx', '../../app/layout/Header', 'Features do not know app/'],
    ['web/app/layout/Header.tsx', '../../../emulators/ports', 'The site ships nothing of the emulators'],
    ['web/features/home/HomePage.tsx', 'firebase/auth', 'Firebase stands behind web/data'],
    ['web/app/layout/Header.tsx', '@firebase/app', 'Firebase stands behind web/data'],
  ])('%s may not import %s', async (file, imported, message) => {
    expect(await messagesFor(file, `import * as it from '${imported}'\nexport const used = it\n`)).toContain(
      message,
    )
  })

  test("reactfire's providers stay in web/data, its hooks may be used by a screen", async () => {
    const screen = 'web/features/home/HomePage.tsx'
    const provider = "import { AuthProvider } from 'reactfire'\nexport const used = AuthProvider\n"
    const hook = "import { useUser } from 'reactfire'\nexport const used = useUser\n"
    expect(await messagesFor(screen, provider)).toContain("reactfire's providers stand in web/data")
    expect(await messagesFor(screen, hook)).toBe('')
  })

  test('every screen may link through app/paths', async () => {
    const link = "import { paths } from '../../app/paths'\nexport const used = paths\n"
    expect(await messagesFor('web/features/home/HomePage.tsx', link)).toBe('')
  })
})

async function messagesFor(file: string, text: string): Promise<string> {
  const [result] = await eslint.lintText(text, { filePath: join(root, file) })
  return (result?.messages ?? []).map(({ message }) => message).join('\n')
}
