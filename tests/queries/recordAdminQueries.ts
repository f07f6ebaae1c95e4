import { Query } from 'firebase-admin/firestore'
import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import { recordQuery, recordQuerySite } from './queryRecord'

/*
 * Records the queries of firebase-admin in this process. It calls toProto for every query that it sends, also in
 * transactions, in listeners and for counts.
 */
wrapMethod('where', recordQuerySite)
wrapMethod('orderBy', recordQuerySite)
wrapMethod('toProto', (request) => {
  recordQuery(toRecordOrEmpty(request).structuredQuery)
})

function wrapMethod(name: string, onCall: (result: unknown) => void): void {
  const method: unknown = Reflect.get(Query.prototype, name)
  if (typeof method !== 'function') throw new Error(`The queries of firebase-admin have no ${name} any more.`)
  Reflect.set(Query.prototype, name, function callAndRecord(this: unknown, ...args: unknown[]): unknown {
    const result: unknown = Reflect.apply(method, this, args)
    onCall(result)
    return result
  })
}
