package dev.straightway.deployment.proof.corpus.blocking;

import java.lang.ref.WeakReference;
import java.time.LocalDate;
import java.time.temporal.TemporalQuery;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks in functions and objects that less common parts of the platform carry. */
@Path("blocking/carriers")
public class CarriersResource {

    interface Hooks {
        Runnable SLOW = Slow::sleep;
    }

    static class Named {
        protected final Supplier<String> source;

        Named(Supplier<String> source) {
            this.source = source;
        }
    }

    static final class Shadowing extends Named {
        private final Supplier<String> source = () -> "quick";

        Shadowing() {
            super(Slow::file);
        }

        String both() {
            return source.get() + super.source.get();
        }
    }

    record Ranked(int rank) implements Comparable<Ranked> {
        @Override
        public int compareTo(Ranked other) {
            return Slow.monitor();
        }
    }

    private static final Pattern WORD = Pattern.compile("\\w+");
    private final ConcurrentLinkedQueue<Runnable> queue = new ConcurrentLinkedQueue<>();
    private final List<Runnable> hooks = new CopyOnWriteArrayList<>();

    public CarriersResource() {
        queue.offer(Slow::file);
        hooks.add(Slow::sleep);
    }

    private static String firstOf(Object... all) {
        return all[0] instanceof Supplier<?> supplier ? String.valueOf(supplier.get()) : "none";
    }

    @GET
    @Path("constant")
    @Blocks("sleep in a constant of an interface")
    public String interfaceConstant() {
        Hooks.SLOW.run();
        return "run";
    }

    @GET
    @Path("shadowed")
    @Blocks("file behind a field that another hides")
    public String shadowed() {
        return new Shadowing().both();
    }

    @GET
    @Path("weak")
    @Blocks("file behind a weak reference")
    public String weak() {
        var reference = new WeakReference<Supplier<String>>(Slow::file);
        return reference.get().get();
    }

    @GET
    @Path("queue")
    @Blocks("file behind an element of a queue")
    public String queue() {
        queue.peek().run();
        return "run";
    }

    @GET
    @Path("hooks")
    @Blocks("sleep behind an element of a list that copies")
    public String hooks() {
        for (var hook : hooks) {
            hook.run();
        }
        return "run";
    }

    @GET
    @Path("keys")
    @Blocks("sleep behind the key of a map")
    public String keys() {
        var all = new IdentityHashMap<Runnable, String>();
        all.put(Slow::sleep, "a");
        all.keySet().iterator().next().run();
        return "run";
    }

    @GET
    @Path("set")
    @Blocks("sleep behind an element of a set")
    public String set() {
        var all = new LinkedHashSet<Runnable>();
        all.add(Slow::sleep);
        all.forEach(Runnable::run);
        return "run";
    }

    @GET
    @Path("copies")
    @Blocks("file behind copies of an element")
    public String copies() {
        return Collections.<Supplier<String>> nCopies(3, Slow::file).get(1).get();
    }

    @GET
    @Path("entry")
    @Blocks("file behind the value of Map.entry")
    public String entry() {
        Map.Entry<String, Supplier<String>> entry = Map.entry("a", Slow::file);
        return entry.getValue().get();
    }

    @GET
    @Path("varargs")
    @Blocks("file behind one of any objects")
    public String anyObjects() {
        return firstOf((Supplier<String>) Slow::file, "b");
    }

    @GET
    @Path("tried")
    @Blocks("file behind a variable that is set before an exception")
    public String tried() {
        Supplier<String> source = () -> "quick";
        try {
            source = Slow::file;
            Integer.parseInt("x");
        } catch (NumberFormatException e) {
            return source.get();
        }
        return "none";
    }

    @GET
    @Path("transformed")
    @Blocks("sleep in String.transform")
    public String transformed() {
        return "a".transform(text -> text + Slow.sleep());
    }

    @GET
    @Path("chars")
    @Blocks("monitor in a function over characters")
    public int chars() {
        return "abc".chars().map(c -> c + Slow.monitor()).sum();
    }

    @GET
    @Path("replaced")
    @Blocks("file in the function of Matcher.replaceAll")
    public String replaced() {
        return WORD.matcher("a b").replaceAll(found -> Slow.file());
    }

    @GET
    @Path("results")
    @Blocks("file in a function over a pattern's results")
    public List<String> results() {
        return WORD.matcher("a b").results().map(found -> found.group() + Slow.file()).toList();
    }

    @GET
    @Path("dates")
    @Blocks("JDBC in a function over dates")
    public List<String> dates() {
        var day = LocalDate.of(2026, 1, 1);
        return day.datesUntil(day.plusDays(3)).map(date -> date + Slow.row()).toList();
    }

    @GET
    @Path("query")
    @Blocks("JDBC in a temporal query")
    public String query() {
        TemporalQuery<String> query = temporal -> Slow.row();
        return LocalDate.of(2026, 1, 1).query(query);
    }

    @GET
    @Path("random")
    @Blocks("monitor in a function over numbers of chance")
    public int random() {
        return new Random(1).ints(3).map(n -> n + Slow.monitor()).sum();
    }

    @GET
    @Path("bits")
    @Blocks("sleep in a function over bits")
    public List<String> bits() {
        var bits = new BitSet();
        bits.set(3);
        return bits.stream().mapToObj(n -> n + Slow.sleep()).toList();
    }

    @GET
    @Path("compared")
    @Blocks("monitor in the comparator of Objects.compare")
    public int compared() {
        return Objects.compare("a", "b", (a, b) -> Slow.monitor());
    }

    @GET
    @Path("nulls")
    @Blocks("monitor in compareTo behind nullsFirst")
    public int nullsFirst() {
        Comparator<Ranked> order = Comparator.nullsFirst(Comparator.naturalOrder());
        return order.compare(new Ranked(1), new Ranked(2));
    }

    @GET
    @Path("by-key")
    @Blocks("monitor in compareTo of the keys of entries")
    public List<String> comparingByKey() {
        return Map.of(new Ranked(1), "a", new Ranked(2), "b").entrySet().stream().sorted(Map.Entry.comparingByKey())
                .map(Map.Entry::getValue).toList();
    }

    @GET
    @Path("concat")
    @Blocks("file behind one of two streams")
    public List<String> concat() {
        return Stream.concat(Stream.<Supplier<String>> of(() -> "a"), Stream.<Supplier<String>> of(Slow::file))
                .map(Supplier::get).toList();
    }

    @GET
    @Path("built")
    @Blocks("file behind an element of a built stream")
    public List<String> built() {
        return Stream.<Supplier<String>> builder().add(Slow::file).build().map(Supplier::get).toList();
    }

    @GET
    @Path("while")
    @Blocks("sleep in takeWhile")
    public long takeWhile() {
        return Stream.of("a", "b").takeWhile(text -> Slow.sleep().equals(text)).count();
    }

    @GET
    @Path("array-equals")
    @Blocks("monitor in compareTo of sorted array elements with their order")
    public int sortedArray() {
        var all = new Ranked[] { new Ranked(1), new Ranked(2) };
        Arrays.sort(all, Collections.reverseOrder());
        return all.length;
    }

    @GET
    @Path("infinite")
    @Blocks("sleep in the condition of a loop")
    public int loop() {
        int n = 0;
        while (n < 2 && !Slow.sleep().isEmpty()) {
            n++;
        }
        return n;
    }
}
