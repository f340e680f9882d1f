package dev.straightway.deployment.proof.corpus.blocking;

import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TimeZone;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks in what other code has left where a route finds it: by a view of it, by what a class inherits, in what it throws. */
@Path("blocking/late")
public class LateResource {

    public static class Text {
        @Override
        public String toString() {
            return Slow.file();
        }
    }

    private static final Map<String, Object> COPIED = new HashMap<>(Map.of("a", "b"));
    private static final Map<String, Object> STREAMED = new HashMap<>(Map.of("a", "b"));
    private static final Map<String, Object> ARRAY = new HashMap<>(Map.of("a", "b"));

    static void fillAtTheStart() {
        for (Map.Entry<String, Object> entry : new ArrayList<>(COPIED.entrySet())) {
            entry.setValue(new Text());
        }
        STREAMED.entrySet().stream().findFirst().ifPresent(entry -> entry.setValue(new Text()));
        for (Object entry : ARRAY.entrySet().toArray()) {
            set(entry);
        }
    }

    @SuppressWarnings("unchecked")
    private static void set(Object entry) {
        ((Map.Entry<String, Object>) entry).setValue(new Text());
    }

    @GET
    @Path("copied")
    @Blocks("file in a value that was set by an entry which had been copied to a list")
    public String copied() {
        return COPIED.get("a") + "!";
    }

    @GET
    @Path("streamed")
    @Blocks("file in a value that was set by an entry which a stream has found")
    public String streamed() {
        return STREAMED.get("a") + "!";
    }

    @GET
    @Path("array")
    @Blocks("file in a value that was set by an entry of an array")
    public String array() {
        return ARRAY.get("a") + "!";
    }

    public static class Texts extends ArrayList<Object> {
        private static final long serialVersionUID = 1;
    }

    public static class MoreTexts extends Texts {
        private static final long serialVersionUID = 1;
    }

    public record Given(Texts texts) {
    }

    public static class Read extends Texts {
        private static final long serialVersionUID = 1;
    }

    static void addAtTheStart(Texts texts) {
        texts.add(new Text());
    }

    static void addMoreAtTheStart() {
        addAtTheStart(new MoreTexts());
    }

    @jakarta.ws.rs.POST
    @Path("own")
    @Blocks("file in an element of an own list, of some class, which is copied")
    public String own(Given given) {
        return new ArrayList<>(given.texts()) + "!";
    }

    public static class Hours extends SimpleDateFormat {
        private static final long serialVersionUID = 1;

        public Hours() {
            super("HH");
            calendar = new Time();
        }

        String zone() {
            return calendar.getTimeZone().getID();
        }
    }

    public static class Time extends GregorianCalendar {
        private static final long serialVersionUID = 1;

        @Override
        public TimeZone getTimeZone() {
            Slow.sleep();
            return super.getTimeZone();
        }

        @Override
        public int get(int field) {
            return Slow.file().length();
        }
    }

    private static Hours hours;

    static void formatAtTheStart() {
        hours = new Hours();
    }

    @GET
    @Path("written")
    @Blocks("file in a calendar that a class has put into a field that it inherits")
    public String written() {
        return hours.format(new Date(5));
    }

    @GET
    @Path("inherited")
    @Blocks("sleep in a calendar that a class reads of a field that it inherits")
    public String inherited() {
        return hours.zone();
    }

    public static class Dice extends Random {
        private static final long serialVersionUID = 1;

        @Override
        protected int next(int bits) {
            return Slow.file().length();
        }

        @Override
        public int nextInt() {
            return 4;
        }

        int roll() {
            return super.nextInt();
        }
    }

    private static Dice dice;

    static void rollAtTheStart() {
        dice = new Dice();
    }

    @GET
    @Path("above")
    @Blocks("file in what the method of the class above calls, which a class overrides")
    public int above() {
        return dice.roll();
    }

    public static class Cause extends RuntimeException {
        private static final long serialVersionUID = 1;

        @Override
        public String getMessage() {
            return Slow.file();
        }
    }

    public static class Failure extends RuntimeException {
        private static final long serialVersionUID = 1;

        public Failure() {
            super("failed", null);
        }
    }

    private static Failure failure;
    private static Cause cause;

    static void failAtTheStart() {
        failure = new Failure();
        cause = new Cause();
    }

    @GET
    @Path("cause")
    @Blocks("file in the text of a cause that comes too late")
    public String cause() {
        try {
            failure.initCause(cause);
            return "caused";
        } catch (IllegalStateException e) {
            return "had a cause";
        }
    }

    private static jakarta.ws.rs.WebApplicationException held;

    static void holdAtTheStart() {
        held = new jakarta.ws.rs.WebApplicationException(
                jakarta.ws.rs.core.Response.status(409).header("X-Text", new Text()).build());
    }

    @GET
    @Path("thrown")
    @Blocks("file in a field of the head of an answer that an exception has had from the start")
    public String thrown() {
        throw held;
    }

    public static class Fields extends jakarta.ws.rs.core.AbstractMultivaluedMap<String, Object> {
        private static final long serialVersionUID = 1L;

        public Fields(Map<String, List<Object>> around) {
            super(around);
        }

        Object first() {
            return store.values().iterator().next().get(0);
        }
    }

    private static final Map<String, List<Object>> AROUND = new HashMap<>();
    private static Fields fields;

    static void wrapAtTheStart() {
        fields = new Fields(AROUND);
        fields.add("a", new Text());
    }

    @GET
    @Path("wrapped")
    @Blocks("file in what was put into a map by one that is made around it")
    public String wrapped() {
        return AROUND.get("a") + "!";
    }

    @GET
    @Path("store")
    @Blocks("file in what a class reads of the map that the class above it keeps")
    public String store() {
        return fields.first() + "!";
    }

    private static jakarta.ws.rs.core.EntityPart part;

    static void receiveAtTheStart(jakarta.ws.rs.core.EntityPart received) {
        part = received;
    }

    @GET
    @Path("part")
    @Blocks("read of a part of a form, by readers of the application too")
    public String part() throws java.io.IOException {
        return part.getContent(String.class);
    }

    @GET
    @Path("merged")
    @Blocks("wait for a bin of a map that another route fills by a collector, whose functions read a file")
    public int merged() {
        MERGED.put("a", "b");
        return MERGED.size();
    }

    private static final Map<String, String> MERGED = new java.util.concurrent.ConcurrentHashMap<>();

    static int mergeElsewhere(List<String> texts) {
        return texts.stream().collect(Collectors.toMap(text -> text, text -> text, (a, b) -> Slow.file(), () -> MERGED)).size()
                + (int) Stream.of(1).count();
    }
}
