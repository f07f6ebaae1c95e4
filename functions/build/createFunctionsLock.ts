/** A package in a package-lock.json (version 3), by the folder into which npm installs it. */
type LockedPackage = {
  version?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
  dev?: boolean | undefined
  devOptional?: boolean
  optional?: boolean
}

export type PackageLock = { packages: Readonly<Record<string, LockedPackage>> }

export type PackageJson = { name: string; version: string; dependencies: Record<string, string> }

/**
 * The package-lock.json of the functions alone, with the versions of the root's: a deployment installs what was tested.
 * Throws if the root's lock lacks a package, or has one in two versions that would take one place.
 */
export function createFunctionsLock({ packages }: PackageLock, packageJson: PackageJson): string {
  const folders = new Set<string>()
  collect('functions')
  const entries = [...folders].sort().map((folder) => [withoutWorkspace(folder), packages[folder]] as const)
  if (new Set(entries.map(([folder]) => folder)).size < entries.length)
    throw new Error('The functions need other versions of a package than the root: give both the same.')
  const { name, version } = packageJson
  const locked = entries.map(([folder, found = {}]) => [folder, withoutDev(found)] as const)
  const lock = { name, version, lockfileVersion: 3, requires: true }
  return JSON.stringify({ ...lock, packages: { '': packageJson, ...Object.fromEntries(locked) } }, null, 2)

  function collect(folder: string): void {
    const found = packages[folder] ?? {}
    for (const { name, optional } of listDependencies(found)) {
      const dependency = listPlaces(folder, name).find((place) => packages[place])
      if (dependency === undefined && !optional)
        throw new Error(`package-lock.json has no ${name}, which ${folder} needs. Run npm install.`)
      if (dependency === undefined || folders.has(dependency)) continue
      folders.add(dependency)
      collect(dependency)
    }
  }
}

function listDependencies(found: LockedPackage): { name: string; optional: boolean }[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} } = found
  const toList = (names: object = {}, isOptional: (name: string) => boolean) =>
    Object.keys(names).map((name) => ({ name, optional: isOptional(name) }))
  return [
    ...toList(dependencies, () => false),
    ...toList(optionalDependencies, () => true),
    ...toList(peerDependencies, (name) => peerDependenciesMeta[name]?.optional === true),
  ]
}

/** Where Node looks for a package, nearest first: in the folder itself and in those that contain it. */
function listPlaces(folder: string, name: string): string[] {
  const parents = [...folder.matchAll(/\/node_modules\//g)].map(({ index }) => folder.slice(0, index))
  return [
    ...[folder, ...parents.reverse()].map((parent) => `${parent}/node_modules/${name}`),
    `node_modules/${name}`,
  ]
}

function withoutWorkspace(folder: string): string {
  return folder.replace(/^functions\//, '')
}

/** The marks of a package that only development needs, or that it needs as well, are of the root alone. */
function withoutDev(found: LockedPackage): LockedPackage {
  const { devOptional = false, ...kept } = { ...found, dev: undefined }
  return devOptional ? { ...kept, optional: true } : kept
}
