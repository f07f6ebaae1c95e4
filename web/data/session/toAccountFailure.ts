import type { AccountFailure } from '../../../domain/account/accountFailure'

export function toAccountFailure(error: unknown): AccountFailure {
  if (!(error instanceof Error)) return { code: 'unknown', message: String(error) }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  const advice = 'advice' in error && typeof error.advice === 'string' ? error.advice : ''
  return { code, message: error.message, advice }
}
