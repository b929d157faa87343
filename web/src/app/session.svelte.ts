/** Who plays in this browser. A name is enough; the server keeps the rest in a cookie. */
import type { Me } from "../wire";
import { api } from "./api";
import { t } from "./text.svelte";

class Session {
  me = $state.raw<Me | null>(null);

  async read(): Promise<Me> {
    this.me = await api.me();
    return this.me;
  }

  /** Makes sure that somebody is asking: a stranger becomes a guest with the usual name. */
  async ensure(name = t("guest-name")): Promise<void> {
    const me = this.me ?? (await this.read());
    if (!me.player) this.me = await api.becomeGuest(name);
  }
}

export const session = new Session();
