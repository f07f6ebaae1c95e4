/** An upload of a photograph or a certificate. */
export const deskUploadMessages = {
  formatUploading: (percent: number) => `Uploading… ${percent}%`,
  formatUploadWaiting: (percent: number) => `Waiting for the connection. ${percent}% is uploaded.`,
  tryAgain: 'Try Again',
  cancel: 'Cancel',
}
