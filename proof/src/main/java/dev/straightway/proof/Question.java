package dev.straightway.proof;

import java.util.List;

import dev.straightway.proof.code.Origin;
import dev.straightway.proof.code.TypeNames;
import dev.straightway.proof.judge.Verdict;
import dev.straightway.proof.walk.Event;

/** Says which events of walked code are an answer; the walk itself knows no question. */
@FunctionalInterface
public interface Question {

    /** May this block the thread, or can't it be seen whether it does? */
    Question BLOCKS = event -> !event.judgement().verdict().harmless();

    /**
     * May this need the request scope of CDI? A call on a bean of that scope does, and so may whatever can't be seen and
     * whatever isn't walked because it blocks; the one thing that blocks and is seen is a monitor of the application. Code that
     * was reviewed for blocking alone may need it too, unless it is of libraries that know nothing of CDI.
     */
    Question REQUEST_SCOPE = new Question() {

        /** Libraries that know nothing of CDI, streams of entities, texts of JSON, links, and what absolute ones begin with. */
        private static final List<String> FREE = List.of("java/", "jakarta/ws/rs/", "jakarta/json/",
                "com/fasterxml/jackson/", "org/jboss/logging/", "org/slf4j/", "io/vertx/core/json/", "io/vertx/core/buffer/",
                "io/smallrye/mutiny/", "com/github/benmanes/caffeine/", "io/micrometer/core/",
                "org/jboss/resteasy/reactive/RestResponse",
                "dev/straightway/runtime/http/filter/AnswerStream", "dev/straightway/runtime/http/filter/BodyStream",
                "dev/straightway/links/Href", "dev/straightway/runtime/links/LinkBase",
                "dev/straightway/runtime/json/JsonOutput");
        /**
         * What asks for the request in spite of that: what Jakarta REST leaves to providers, to the server or to the container.
         */
        private static final List<String> ASKING = List.of("jakarta/ws/rs/core/SecurityContext",
                "jakarta/ws/rs/core/EntityPart",
                "jakarta/ws/rs/container/", "jakarta/ws/rs/ext/", "jakarta/ws/rs/client/");

        @Override
        public boolean asks(Event event) {
            boolean asking = event.target() != null && mayAsk(event.target().owner());
            boolean monitor = event.target() == null && event.judgement().verdict() == Verdict.BLOCKS
                    && event.origin() == Origin.APPLICATION;
            return event.requestScope() || asking || !event.judgement().verdict().harmless() && !monitor;
        }

        @Override
        public boolean waits() {
            return false;
        }

        private boolean mayAsk(String owner) {
            boolean array = TypeNames.isArray(owner);
            return !array && FREE.stream().noneMatch(owner::startsWith) || ASKING.stream().anyMatch(owner::startsWith);
        }
    };

    /** {@return whether the event is what was looked for} */
    boolean asks(Event event);

    /** {@return whether what other threads do while this one waits for them is asked too} */
    default boolean waits() {
        return true;
    }
}
