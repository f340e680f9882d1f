package dev.straightway.runtime.http.watch;

import org.jboss.logging.Logger;

/** Takes what the checker finds, on the checker's thread. */
public interface Report {

    /** Writes it to the log, as warnings. */
    Report LOG = new Report() {

        private final Logger log = Logger.getLogger("dev.straightway");

        @Override
        public void held(Held held) {
            log.warn(held.message(), held.stack());
        }

        @Override
        public void demoted(Held held) {
            log.warn(held.demotion());
        }
    };

    /** A request holds an event loop; told once for each. */
    void held(Held held);

    /** A route goes to workers from now on; told once for each. */
    void demoted(Held held);
}
