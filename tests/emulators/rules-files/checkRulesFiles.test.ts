import { expect, test } from 'vitest'
import { checkRulesFiles } from '../../../packages/emulators-without-java/checkRulesFiles'
import { projectRoot } from '../../../seed/projectFolders'

test("the repository's rules files have no problems", async () => {
  await expect(checkRulesFiles(projectRoot)).resolves.toEqual([])
})
