package dev.straightway.it.hostile.attack.server;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;

/** What a server holds once nobody asks anything: as much as before. */
public final class Settled {

    private static final int LIMIT_SECONDS = 30;
    private static final int PAUSE_MILLIS = 250;
    private static final int MOST_SHOWN = 20;
    private static final long MOST_THREADS = 100;
    private static final long MORE_FILES = 10;
    private static final long MORE_MEMORY = 48L * 1024 * 1024;

    private final Target target;
    private final Map<String, Long> before;
    private final Set<String> counted;

    /**
     * @param before what the target held after it was warm
     * @param counted what it must have counted: nothing is known of what isn't
     */
    public Settled(Target target, Map<String, Long> before, Set<String> counted) {
        this.target = target;
        this.before = before;
        this.counted = Set.copyOf(counted);
    }

    /** {@return what doesn't come to rest within {@value #LIMIT_SECONDS} s} */
    public List<String> unsettled() throws IOException, InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(LIMIT_SECONDS);
        List<String> unsettled = now();
        while (!unsettled.isEmpty() && System.nanoTime() < end) {
            Thread.sleep(PAUSE_MILLIS);
            unsettled = now();
        }
        return unsettled;
    }

    private List<String> now() throws IOException, InterruptedException {
        List<String> unsettled = new ArrayList<>(compare(before, target.state(), counted));
        new TreeSet<>(target.open()).stream().limit(MOST_SHOWN)
                .forEach(request -> unsettled.add("request doesn't end: " + request));
        new TreeSet<>(target.openScopes()).stream().limit(MOST_SHOWN)
                .forEach(request -> unsettled.add("scope doesn't end: " + request));
        return unsettled;
    }

    static List<String> compare(Map<String, Long> before, Map<String, Long> now, Set<String> counted) {
        List<String> unsettled = new ArrayList<>();
        new TreeSet<>(counted).stream().filter(what -> now.get(what) == 0)
                .forEach(what -> unsettled.add(what + " 0, none counted"));
        same(now, "requests.came", "requests.ended", unsettled);
        same(now, "beans.made", "beans.destroyed", unsettled);
        same(now, "scopes.begun", "scopes.ended", unsettled);
        most(now, "threads", MOST_THREADS, unsettled);
        most(now, "files.temporary", 0, unsettled);
        if (now.containsKey("files")) {
            most(now, "files", before.get("files") + MORE_FILES, unsettled);
        }
        for (String memory : List.of("heap", "netty.direct", "buffers.direct")) {
            most(now, memory, before.get(memory) + MORE_MEMORY, unsettled);
        }
        return unsettled;
    }

    private static void same(Map<String, Long> now, String begun, String ended, List<String> unsettled) {
        if (!now.get(begun).equals(now.get(ended))) {
            unsettled.add(begun + " " + now.get(begun) + ", " + ended + " " + now.get(ended));
        }
    }

    private static void most(Map<String, Long> now, String what, long most, List<String> unsettled) {
        if (now.get(what) > most) {
            unsettled.add(what + " " + now.get(what) + ", at most " + most);
        }
    }
}
