/** The emulators' project id; Firebase never connects an id that begins with demo- to a real project. */
export const demoProjectId = 'demo-arielle'

export function isDemoProject(projectId: string): boolean {
  return projectId.startsWith('demo-')
}

/** The default ports of the emulators on 127.0.0.1. firebase.json names the same ports. */
export const defaultEmulatorPorts = {
  hosting: 5000,
  auth: 9099,
  firestore: 8080,
  storage: 9199,
  functions: 5001,
} as const

export type EmulatorPorts = Record<keyof typeof defaultEmulatorPorts, number>

export function getEmulatorPorts(portOffset: number): EmulatorPorts {
  const { hosting, auth, firestore, storage, functions } = defaultEmulatorPorts
  return {
    hosting: hosting + portOffset,
    auth: auth + portOffset,
    firestore: firestore + portOffset,
    storage: storage + portOffset,
    functions: functions + portOffset,
  }
}

/** The ports of the local mail sink: SMTP, and the page that shows the mails. */
export type MailPorts = { smtp: number; page: number }

export function getMailPorts(portOffset: number): MailPorts {
  return { smtp: 1025 + portOffset, page: 1080 + portOffset }
}
