package dev.straightway.proof.constant;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

import dev.straightway.proof.code.Classes;
import dev.straightway.proof.code.Found;
import dev.straightway.proof.code.Method;

/**
 * Evaluates methods before anybody calls them. It takes the one path that the known values lead to; there is no answer where a
 * branch depends on anything else, and none where the path does anything but compute: where it writes a field, makes an object,
 * or calls what isn't known to compute.
 * <p>
 * Immutable, for all threads.
 */
public final class Evaluation {

    private static final int DEEPEST = 8;

    private final Classes classes;
    private final KnownCalls calls;

    public Evaluation(Classes classes) {
        this.classes = classes;
        this.calls = new KnownCalls(classes);
    }

    /**
     * {@return what a method that returns a boolean answers; empty if that isn't known}
     *
     * @param method named on the very class of the object
     * @param arguments what is known of each
     */
    public Optional<Boolean> ask(Method method, List<Known> arguments) {
        List<Known> all = new ArrayList<>(List.of(Known.THIS));
        all.addAll(arguments);
        Found found = classes.resolve(method);
        Known answer = found == null || found.has(Opcodes.ACC_STATIC) ? Known.UNKNOWN : run(method.owner(), found, all, 0);
        return answer instanceof Known.Number number ? Optional.of(number.value() != 0) : Optional.empty();
    }

    /**
     * {@return what a method returns; unknown too where it does more than compute}
     *
     * @param self the class of the object whose methods are evaluated
     * @param depth how many calls are under way
     */
    private Known run(String self, Found found, List<Known> arguments, int depth) {
        if (depth > DEEPEST || found.has(Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE | Opcodes.ACC_SYNCHRONIZED)) {
            return Known.UNKNOWN;
        }
        return classes.code(found.method())
                .map(code -> new Frame(code, arguments, calls, call -> call(self, call, depth)).run())
                .orElse(Known.UNKNOWN);
    }

    /** {@return what a call of the application's own code gives: of a static method, or of one of the same object} */
    private Known call(String self, Frame.Call call, int depth) {
        Found named = classes.resolve(call.method());
        boolean receiver = call.values().size() > Type.getArgumentTypes(call.method().descriptor()).length;
        if (named == null || named.has(Opcodes.ACC_STATIC) == receiver
                || receiver && !call.values().get(0).equals(Known.THIS)) {
            return Known.UNKNOWN;
        }
        Found run = call.special() || named.has(Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC) ? named : overriding(self, named);
        return run == null || run.type().platform() ? Known.UNKNOWN : run(self, run, call.values(), depth + 1);
    }

    /** Who overrides a method that its package alone may override isn't looked for. */
    private Found overriding(String self, Found named) {
        return named.has(Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED) ? classes.resolve(named.method().on(self)) : null;
    }
}
