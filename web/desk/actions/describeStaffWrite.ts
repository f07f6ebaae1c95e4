import { deskFrameMessages } from '../../../domain/messages/desk/frame'
import type { StaffWrite } from './queuedWrite'

const names: Record<StaffWrite['type'], string> = {
  claim: deskFrameMessages.claimName,
  handBack: deskFrameMessages.handBackName,
  takeOver: deskFrameMessages.takeOverName,
  answer: deskFrameMessages.answerName,
  close: deskFrameMessages.closeName,
  note: deskFrameMessages.noteName,
}

/** Names a staff member's write in a sentence, such as 'your claim'. */
export function describeStaffWrite({ type }: StaffWrite): string {
  return names[type]
}

/** The text that a write carries, which must not be lost with it; undefined if it has none. */
export function getWrittenText(write: StaffWrite): string | undefined {
  return write.type === 'note' || write.type === 'answer' ? write.text : undefined
}
