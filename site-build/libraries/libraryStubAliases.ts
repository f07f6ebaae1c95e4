import { toModuleId } from '../webModules'

/** Packages that are replaced in every build, and the module that replaces each. */
export const libraryStubAliases = {
  'firebase/database': toModuleId('web/data/firebase/realtimeDatabaseStub.ts'),
}
