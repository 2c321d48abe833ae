/** Downloads a file by the browser's own means. */
export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser has opened the file long before.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
