package dev.straightway.lab.ssh;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;

/** What goes through ssh, a line of JSON each way: a question with what belongs to it, and its answer or why there is none. */
final class Lines {

    static final ObjectMapper JSON = new ObjectMapper().registerModule(new Jdk8Module())
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);

    /** What the outpost says first: whatever a login prints stands before it. */
    static final String READY = "straightway-lab: outpost";
    /** Asked again and again so that the outpost knows that somebody is there; it has no answer. */
    static final String PING = "ping";

    static final String QUESTION = "question";
    static final String WITH = "with";
    static final String ANSWER = "answer";
    static final String FAILURE = "failure";
    static final String MESSAGE = "message";

    /** A failure of a profiler, which no trial suffers from; all others are those of a trial. */
    static final String OF_PROFILER = "profiler";
    static final String OF_TRIAL = "trial";

    private Lines() {
    }
}
