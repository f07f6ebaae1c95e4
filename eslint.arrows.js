import { readdirSync } from 'node:fs'

// The one-way arrows of the house: domain knows nothing; data and state know domain; features know domain, data,
// state and ui, never another feature; app knows all. app/paths.ts is a leaf that every screen links through.
const web = './web'
const features = readdirSync(new URL('web/features', import.meta.url))
const everythingButPaths = { from: `${web}/app`, except: ['./paths.ts'] }

/** Zones for import-x/no-restricted-paths; the message says where the code should go instead. */
export const arrows = [
  {
    target: `${web}/domain`,
    from: ['./web', './seed', './emulators', './node_modules'],
    except: ['./domain'],
    message: 'domain knows nothing of React, Firebase or files: pass the value in.',
  },
  ...['data', 'state', 'ui', 'offline'].map((folder) => ({
    target: `${web}/${folder}`,
    from: web,
    except: [`./${folder}`, './domain'],
    message: `${folder} knows domain alone: let a feature bring the two together.`,
  })),
  ...features.map((feature) => ({
    target: `${web}/features/${feature}`,
    from: `${web}/features`,
    except: [`./${feature}`],
    message: 'A feature never imports another: share it in ui/ or domain/, or let app/ pass it in.',
  })),
  {
    target: `${web}/features`,
    ...everythingButPaths,
    message: 'Features do not know app/ (its paths.ts aside): let app/ pass it in.',
  },
  {
    target: web,
    from: ['./emulators', './tests', './setup', './bench'],
    message: 'The site ships nothing of the emulators, the tests, the set-up or the bench.',
  },
]
