import { isSame } from './equality'
import { int } from './integer'
import { operation, table } from './operation'
import { set } from './set'
import { asText } from './text'
import { bool, list, text, type Value } from './value'

const includes = (items: readonly Value[], wanted: Value): boolean =>
  items.some((item) => isSame(item, wanted))

/** List methods. */
export const listMethods = table({
  concat: operation(['list', 'list'], (self, other) => list([...self.items, ...other.items])),
  hasAll: operation(['list', 'list'], (self, other) =>
    bool(other.items.every((item) => includes(self.items, item))),
  ),
  hasAny: operation(['list', 'list'], (self, other) =>
    bool(other.items.some((item) => includes(self.items, item))),
  ),
  hasOnly: operation(['list', 'list'], (self, other) =>
    bool(self.items.every((item) => includes(other.items, item))),
  ),
  join: operation(['list', 'string'], (self, separator) =>
    text(self.items.map(asText).join(separator.value)),
  ),
  removeAll: operation(['list', 'list'], (self, other) =>
    list(self.items.filter((item) => !includes(other.items, item))),
  ),
  size: operation(['list'], (self) => int(self.items.length)),
  toSet: operation(['list'], (self) => set(self.items)),
})
