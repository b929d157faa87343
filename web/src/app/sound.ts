/** It's your turn: a short note, and a notification when the page is out of sight. Both off until asked for. */
import { settings } from "./settings.svelte";

export function chime(sound: boolean, notify: boolean, words: string): void {
  if (sound) ring();
  if (notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
    new Notification("Beagle", { body: words, icon: "/icon.svg", tag: "beagle-turn" });
  }
}

/** Two soft bell tones, made on the spot. */
function ring(): void {
  const audio = new AudioContext();
  for (const [index, frequency] of [659, 880].entries()) {
    const start = audio.currentTime + index * 0.14;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.55);
    if (index === 1) tone.onended = () => void audio.close();
  }
}

export async function askToNotify(): Promise<void> {
  if (settings.notify || !("Notification" in window)) return settings.setNotify(false);
  settings.setNotify((await Notification.requestPermission()) === "granted");
}
