package dev.straightway.deployment.plan.json;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.Type;

import dev.straightway.deployment.plan.json.JsonPlan.MemberPlan;

/** Finds what generated code may call of beans: rather more than Jackson does, which says at run time what it is. */
interface BeanMembers {

    /** What generated code does with beans. */
    enum Way {
        WRITES("writes", "written", "_StraightwayJson"),
        READS("reads", "read", "_StraightwayJsonReader");

        private final String verb;
        private final String done;
        private final String suffix;

        Way(String verb, String done, String suffix) {
            this.verb = verb;
            this.done = done;
            this.suffix = suffix;
        }

        String verb() {
            return verb;
        }

        /** {@return the participle} */
        String done() {
            return done;
        }

        /** {@return what the names of generated classes end with} */
        String suffix() {
            return suffix;
        }
    }

    Way way();

    /** {@return whether values of a type are written or read by themselves} */
    boolean isValue(String type);

    /** {@return why generated code can't do it for beans of a class, whatever their values are} */
    Optional<String> refusal(ClassInfo type);

    /** {@return the members: what is written in Jackson's usual order, what is read from the class before what is above it} */
    List<MemberPlan> of(ClassInfo type);

    /** {@return the types of the values, and those that the class inherits, by the words for them} */
    Map<String, Type> types(ClassInfo type);
}
