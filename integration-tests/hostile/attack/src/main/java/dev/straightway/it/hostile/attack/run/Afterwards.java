package dev.straightway.it.hostile.attack.run;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What is wrong with a server once all conversations with it are over. Nothing is excused because another server, to which the
 * same was sent, has it too: both may be Straightway, or have the defect from each other's library.
 */
final class Afterwards {

    private final String server;
    private final Findings findings;

    /** @param server what findings call it */
    Afterwards(String server, Findings findings) {
        this.server = server;
        this.findings = findings;
    }

    /** Takes what doesn't come to rest. */
    void unsettled(List<String> all) {
        all.forEach(what -> found("settled " + what.split(" ")[0], what));
    }

    /**
     * Takes what must not be in a log.
     *
     * @param records each with how often it came
     * @param elsewhere what is in the log of the other server
     */
    void logged(Map<String, Integer> records, Set<String> elsewhere) {
        records.forEach((record, times) -> {
            if (!findings.acceptsRecord(server, record, times)) {
                found("log " + record, times + " times" + (elsewhere.contains(record) ? ", and by the peer" : ""));
            }
        });
    }

    /**
     * Takes how the server has stopped.
     *
     * @param ended whether it has at all
     * @param inVain whether it has waited for requests that didn't end
     */
    void stopped(boolean ended, boolean inVain) {
        if (inVain) {
            found("stop", "the server waited until its timeout for requests that didn't end");
        } else if (!ended) {
            found("stop", "the server didn't stop");
        }
    }

    void found(String check, String what) {
        if (findings.isNew(server, check, what)) {
            findings.add(new Finding(server, check, what, -1, ""));
        }
    }
}
