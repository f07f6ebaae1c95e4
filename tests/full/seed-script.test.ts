import { expect, test } from 'vitest'
import { getEmulatorHosts, runSeedScript } from '../seed/runSeedScript'

test(
  'npm run seed writes 107 products with their pictures, and nothing on the second run',
  { timeout: 300_000 },
  async () => {
    const project = ['--project', `demo-arielle-${Date.now().toString(36)}`]
    const first = await runSeedScript('index.ts', project, getEmulatorHosts())
    expect(first).toMatchObject({ code: 0 })
    expect(first.output).toContain(
      '107 written, 0 unchanged; 107 pictures uploaded, 0 unchanged; 5 reply templates written; ' +
        '6 accounts created; 40 demo items written, 0 unchanged; 101 demo prices written',
    )
    const second = await runSeedScript('index.ts', project, getEmulatorHosts())
    expect(second).toMatchObject({ code: 0, errors: '' })
    expect(second.output).toMatch(
      /0 written, 107 unchanged; .*; 0 demo items written, 40 unchanged; prices are there, left alone$/m,
    )
  },
)
