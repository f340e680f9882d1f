package dev.straightway.proof.walk;

import java.util.function.Consumer;

/** Tells which classes a call is given, as far as constants of the code or objects tell that. */
final class GivenClasses {

    private static final String CLASS = "java/lang/Class";

    private GivenClasses() {
    }

    /** Tells of each, by its internal name, now or when it gets there. */
    static void each(Flow flow, Invocation invocation, Consumer<String> each) {
        invocation.others().forEach(value -> flow.listen(value, type -> {
            if (CLASS.equals(type.type) && type.content != null) {
                flow.listen(type.content, one -> {
                    if (one.type != null) {
                        each.accept(one.type);
                    }
                });
            }
        }));
    }
}
