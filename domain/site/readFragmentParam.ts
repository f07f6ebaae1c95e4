/**
 * Reads a parameter of a URL's fragment; null without it. Mail programs write its `=` as %3D, and append parameters of their
 * own.
 */
export function readFragmentParam(fragment: string, name: string): string | null {
  const params = fragment.replace(/^#/, '').replace(/^(\w+)%3D/i, '$1=')
  return new URLSearchParams(params).get(name)
}
