import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'

/** What a browser keeps of a subscription: its key pair and the secret that it shares with the sender. */
export type SubscriptionSecrets = { privateKey: Buffer; publicKey: Buffer; auth: Buffer }

const saltLength = 16
const headerLength = saltLength + 5
const tagLength = 16
/** RFC 8188 ends the last record of a message with this byte, which zeros may follow. */
const lastRecordDelimiter = 2

/** Decrypts a push message by RFC 8291, which is one record of RFC 8188; throws if it is not meant for these secrets. */
export function decryptPush(body: Buffer, secrets: SubscriptionSecrets): string {
  const salt = body.subarray(0, saltLength)
  const recordSize = body.readUInt32BE(saltLength)
  const senderKeyEnd = headerLength + body.readUInt8(headerLength - 1)
  const senderKey = body.subarray(headerLength, senderKeyEnd)
  const record = body.subarray(senderKeyEnd)
  if (record.length > recordSize) throw new Error('A push message must be a single record.')
  const inputKey = deriveInputKey(secrets, senderKey)
  const key = derive(inputKey, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(inputKey, salt, 'Content-Encoding: nonce\0', 12)
  return removePadding(decryptRecord(record, key, nonce)).toString('utf8')
}

/** RFC 8291, section 3.4: the key that the shared secrets of the browser and of the sender give. */
function deriveInputKey({ privateKey, publicKey, auth }: SubscriptionSecrets, senderKey: Buffer): Buffer {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
  return derive(curve.computeSecret(senderKey), auth, info, 32)
}

function derive(key: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, length))
}

function decryptRecord(record: Buffer, key: Buffer, nonce: Buffer): Buffer {
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-tagLength))
  return Buffer.concat([decipher.update(record.subarray(0, -tagLength)), decipher.final()])
}

function removePadding(padded: Buffer): Buffer {
  const end = padded.findLastIndex((byte) => byte !== 0)
  if (padded[end] !== lastRecordDelimiter) throw new Error('The record is not the last of its message.')
  return padded.subarray(0, end)
}
