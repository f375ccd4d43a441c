// The page as an app: kept so that it opens without a connection, and put on the start screen where the browser offers that.

interface Offer extends Event {
  prompt: () => Promise<unknown>;
}

class Install {
  /** What the browser offers; null where it does not, or has been taken up. */
  offer = $state.raw<Offer | null>(null);

  async take(): Promise<void> {
    const offer = this.offer;
    this.offer = null;
    await offer?.prompt();
  }
}
export const install = new Install();

/** Called once, when the page is loaded. */
export function beApp(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // it is offered in the settings, not over the pitch
    install.offer = event as Offer;
  });
  if (!("serviceWorker" in navigator)) return; // an address without TLS, other than this machine
  const register = (): void => void navigator.serviceWorker.register("/service.js").catch(() => undefined);
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}
