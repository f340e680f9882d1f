package dev.straightway.proof.walk;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.objectweb.asm.Opcodes;

import dev.straightway.proof.code.Body;
import dev.straightway.proof.code.Classes;
import dev.straightway.proof.code.Op;

/** Tells whether a method lets other code have an exception, otherwise than by throwing it or as a cause of another one. */
final class HandedValues {

    /** Methods of exceptions that are asked on a value, and keep nothing of it elsewhere. */
    private static final Set<String> OWN = Set.of("<init>", "addSuppressed", "initCause", "setStackTrace", "getCause",
            "getSuppressed", "getStackTrace");

    private static final List<String> LOGS = List.of("org/jboss/logging/", "org/slf4j/", "java/util/logging/",
            "java/lang/System$Logger");
    private static final Set<String> CAUSING = Set.of("<init>", "addSuppressed", "initCause");

    private HandedValues() {
    }

    /** {@return whether a method returns only what it makes, and hands it on in no other way} */
    static boolean returnsMade(Body body, Classes classes) {
        Set<Integer> made = made(body);
        return body.ops().stream().filter(Op.Return.class::isInstance)
                .flatMapToInt(op -> Arrays.stream(((Op.Return) op).value()))
                .allMatch(number -> made.contains(number) && body.ops().stream()
                        .noneMatch(op -> !(op instanceof Op.Return) && hands(op, number, classes)));
    }

    /** {@return the values that a method makes} */
    static Set<Integer> made(Body body) {
        return body.ops().stream().filter(Op.New.class::isInstance).map(op -> ((Op.New) op).out()).collect(Collectors.toSet());
    }

    static boolean hands(Body body, int value, Classes classes) {
        return body.ops().stream().anyMatch(op -> hands(op, value, classes));
    }

    /** {@return the exceptions that a call puts into another one} */
    static List<int[]> causes(Op op, Classes classes) {
        return op instanceof Op.Call call && call.opcode() != Opcodes.INVOKESTATIC && CAUSING.contains(call.method().name())
                && classes.subtype(call.method().owner(), ThrownObjects.THROWABLE)
                        ? call.arguments().subList(1, call.arguments().size())
                        : List.of();
    }

    private static boolean hands(Op op, int value, Classes classes) {
        if (!causes(op, classes).isEmpty()) {
            return false;
        }
        if (op instanceof Op.Call call) {
            if (LOGS.stream().anyMatch(call.method().owner()::startsWith)) {
                return false;
            }
            boolean own = call.opcode() != Opcodes.INVOKESTATIC && OWN.contains(call.method().name());
            return has(own ? call.arguments().subList(1, call.arguments().size()) : call.arguments(), value);
        }
        return has(op.handedOn(), value) || op instanceof Op.Lock lock && has(lock.value(), value);
    }

    private static boolean has(List<int[]> arguments, int value) {
        return arguments.stream().anyMatch(argument -> has(argument, value));
    }

    private static boolean has(int[] values, int value) {
        return Arrays.stream(values).anyMatch(number -> number == value);
    }
}
