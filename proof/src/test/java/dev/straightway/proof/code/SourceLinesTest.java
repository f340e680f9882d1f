package dev.straightway.proof.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;

import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;

/** Finds lines in the class below; comments there mark them. */
class SourceLinesTest {

    private static final String CODE = "dev/straightway/proof/code/SourceLinesTest$Code";
    private static final Method RUN = new Method(CODE, "run", "(Ljava/util/List;)V");
    private static final Method ADD = new Method("java/util/List", "add", "(Ljava/lang/Object;)Z");

    static final class Other {
        static int count = List.of().size();
    }

    static final class Code { // class
        private int size = List.of(1).size(); // size
        private int unset;

        void run(List<Object> list) {
            list.clear(); // clear
            list.add(
                    1); // not the line of the call
            list.add(2);
            Supplier<Object> made = Object::new; // new
            synchronized (list) { // lock
                list.add(made.get());
            }
            list.add(Other.count); // other
        }

        int clear(List<Object> list) {
            list.clear(); // member
            return size + unset;
        }
    }

    @Test
    void findsTheLineOfACall() {
        assertThat(lines(new Method("java/util/List", "clear", "()V"))).isEqualTo(place("// clear"));
    }

    @Test
    void findsAllLinesOfACallThatIsThereSeveralTimes() {
        int first = line("list.add(\n");
        assertThat(lines(ADD)).isEqualTo("SourceLinesTest.java:" + first + ", " + (first + 2) + ", " + (first + 5) + ", "
                + (first + 7));
    }

    @Test
    void findsACallOfAMethodThatAnotherTypeOverrides() {
        assertThat(lines(new Method("java/util/ArrayList", "clear", "()V"))).isEqualTo(place("// clear"));
    }

    @Test
    void findsAReferenceToAConstructor() {
        assertThat(lines(new Method("java/lang/Object", "<init>", "()V"))).isEqualTo(place("// new"));
    }

    @Test
    void findsWhereAClassIsUsedForItsInitialiser() {
        assertThat(lines(new Method("dev/straightway/proof/code/SourceLinesTest$Other", "<clinit>", "()V")))
                .isEqualTo(place("// other"));
    }

    @Test
    void findsWhereAFieldIsRead() {
        assertThat(lines(new Method("dev/straightway/proof/code/SourceLinesTest$Other", "count", "I")))
                .isEqualTo(place("// other"));
    }

    @Test
    void findsALock() {
        assertThat(SourceLines.of(classes(bytes()), Place.lock(RUN))).contains(place("// lock"));
    }

    @Test
    void findsWhereTheMethodBeginsWithoutACall() {
        assertThat(lines(new Method("java/util/List", "size", "()I"))).isEqualTo(place("// clear"));
        assertThat(lines(new Method("java/util/ArrayList", "<init>", "()V"))).isEqualTo(place("// clear"));
        assertThat(SourceLines.of(classes(bytes()), Place.method(RUN))).contains(place("// clear"));
    }

    @Test
    void findsWhereAFieldIsSet() {
        assertThat(SourceLines.of(classes(bytes()), Place.member(CODE, "size"))).contains(place("// size"));
    }

    @Test
    void findsWhereAMemberIsThatIsAMethod() {
        assertThat(SourceLines.of(classes(bytes()), Place.member(CODE, "clear"))).contains(place("// member"));
    }

    @Test
    void findsWhereAClassBeginsForWhatHasNoLine() {
        assertThat(SourceLines.of(classes(bytes()), Place.member(CODE, "unset"))).contains(place("// class"));
        assertThat(SourceLines.of(classes(bytes()), Place.member(CODE, ""))).contains(place("// class"));
    }

    @Test
    void findsNothingWithoutAClass() {
        assertThat(SourceLines.of(classes(null), Place.call(RUN, ADD))).isEmpty();
    }

    @Test
    void findsNothingWithoutDebugInformation() {
        ClassWriter stripped = new ClassWriter(0);
        new ClassReader(bytes()).accept(stripped, ClassReader.SKIP_DEBUG);
        assertThat(SourceLines.of(classes(stripped.toByteArray()), Place.call(RUN, ADD))).isEmpty();
    }

    private static String lines(Method target) {
        return SourceLines.of(classes(bytes()), Place.call(RUN, target)).orElse("none");
    }

    private static ClassSource classes(byte[] code) {
        return ClassSource.of(name -> name.equals(CODE) ? code : null, List.of(CODE), List.of());
    }

    private static byte[] bytes() {
        try (var file = SourceLinesTest.class.getClassLoader().getResourceAsStream(CODE + ".class")) {
            return file.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String place(String mark) {
        return "SourceLinesTest.java:" + line(mark + "\n");
    }

    /** {@return the number of the first line that ends like this} */
    private static int line(String end) {
        try {
            String source = Files.readString(Path.of("src/test/java/dev/straightway/proof/code/SourceLinesTest.java"));
            return (int) source.substring(0, source.indexOf(end)).lines().count();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
