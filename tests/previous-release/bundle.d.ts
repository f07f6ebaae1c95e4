export * from './borders'
