package dev.straightway.proof.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

import dev.straightway.proof.judge.Signs.Sign;

/** Holds the table of the platform against the class files of the Java that runs the test. */
class PlatformReviewTest {

    /** What happens once, or by serialization only: the claim leaves it out. */
    private static final Set<String> LEFT_OUT = Set.of("<clinit>", "writeObject", "readObject");

    private static final Pattern SINCE = Pattern.compile("since (\\d+)");

    private static final RunningJava JAVA = new RunningJava();

    private final List<Entry> entries = TableReader.resource("platform.txt");
    private final Judgements judgements = Judgements.of(entries);

    @Test
    void namesAReasonForEachMonitorWaitAndNativeMethodOfWhatIsHarmless() {
        var unreviewed = new ArrayList<String>();
        for (var name : JAVA.classes()) {
            if (judgements.type(name).isPresent() || isNamed(name)) {
                for (var sign : Signs.in(JAVA, name)) {
                    if (passesUnreviewed(name, sign) && !LEFT_OUT.contains(sign.method())) {
                        unreviewed.add(drawn(name, sign));
                    }
                }
            }
        }
        assertThat(unreviewed).isEmpty();
    }

    @Test
    void letsNoPlainMethodTakeWhatItMayCall() {
        var calling = new ArrayList<String>();
        for (var name : JAVA.classes()) {
            if (judgements.type(name).isPresent() || isNamed(name)) {
                var type = new ClassReader(JAVA.bytes(name));
                if ((type.getAccess() & Opcodes.ACC_PUBLIC) == 0) {
                    continue; // what of it an application can call it calls by another type
                }
                type.accept(new ClassVisitor(Opcodes.ASM9) {
                    @Override
                    public MethodVisitor visitMethod(int access, String method, String descriptor, String signature,
                            String[] exceptions) {
                        if ((access & (Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED)) != 0
                                && (access & Opcodes.ACC_SYNTHETIC) == 0 && mayCall(name, method, descriptor)) {
                            calling.add(name + "#" + method + descriptor);
                        }
                        return null;
                    }
                }, ClassReader.SKIP_CODE);
            }
        }
        assertThat(calling).isEmpty();
    }

    @Test
    void namesOnlyWhatThereIs() {
        var missing = new ArrayList<String>();
        for (var entry : entries) {
            if (!exists(entry.pattern()) && !isLater(entry)) {
                missing.add(entry.pattern());
            }
            entry.returns().stream().filter(type -> !JAVA.has(type) && !isLater(entry)).forEach(missing::add);
        }
        assertThat(missing).isEmpty();
    }

    @Test
    void givesEveryEntryAReasonAndNamesNothingTwice() {
        assertThat(entries).allSatisfy(entry -> assertThat(entry.reason()).as(entry.pattern()).isNotBlank());
        assertThat(entries.stream().map(Entry::pattern).toList()).doesNotHaveDuplicates();
    }

    @Test
    void findsWhatWaitsInAMethodThatItInherits() {
        assertThat(Signs.in(JAVA, "java/util/concurrent/ConcurrentHashMap")).filteredOn(Sign::waits).extracting(Sign::method)
                .contains("forEachKey", "reduceValuesToLong", "search");
    }

    @Test
    void findsTheSignsOfAClassThatLocks() {
        assertThat(Signs.in(JAVA, "java/util/Vector")).extracting(Sign::method).contains("add", "get");
        assertThat(Signs.in(JAVA, "java/lang/Thread")).extracting(Sign::what)
                .contains("is native", "calls java.lang.Object.wait");
    }

    /**
     * Whether a plain method may call what it is given, since an application may extend its type; a whole class is no review.
     */
    private boolean mayCall(String owner, String method, String descriptor) {
        var own = judgements.method(owner, method, descriptor);
        var judgement = own.or(() -> judgements.type(owner));
        return judgement.filter(j -> j.verdict() == Verdict.PLAIN && (own.isEmpty() || !j.reason().contains("reviewed:")))
                .isPresent() && !asksForItsOwnClass(owner, method) && !LEFT_OUT.contains(method)
                && List.of(Type.getArgumentTypes(descriptor)).stream().anyMatch(PlatformReviewTest::isExtensible);
    }

    /** Comparing with anything begins with its class: then only what extends the class itself is called. */
    private static boolean asksForItsOwnClass(String owner, String method) {
        return (method.equals("equals") || method.equals("compareTo")) && !isExtensible(Type.getObjectType(owner));
    }

    /** {@return whether an application can have a class below a type} */
    private static boolean isExtensible(Type type) {
        var element = type.getSort() == Type.ARRAY ? type.getElementType() : type;
        if (element.getSort() != Type.OBJECT || !JAVA.has(element.getInternalName())) {
            return false;
        }
        var reader = new ClassReader(JAVA.bytes(element.getInternalName()));
        var constructors = new ArrayList<Integer>();
        reader.accept(new ClassVisitor(Opcodes.ASM9) {
            @Override
            public MethodVisitor visitMethod(int access, String name, String descriptor, String signature,
                    String[] exceptions) {
                if (name.equals("<init>") && (access & (Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED)) != 0) {
                    constructors.add(access);
                }
                return null;
            }
        }, ClassReader.SKIP_CODE);
        boolean open = (reader.getAccess() & Opcodes.ACC_INTERFACE) != 0 || !constructors.isEmpty();
        return open && (reader.getAccess() & (Opcodes.ACC_FINAL | Opcodes.ACC_ENUM)) == 0
                && !element.getInternalName().equals("java/lang/Enum");
    }

    /**
     * A word for a whole class may speak of monitors, native code and what is private; other methods that may wait need their
     * own.
     */
    private boolean passesUnreviewed(String owner, Sign sign) {
        Optional<Judgement> own = judgements.method(owner, sign.method(), sign.descriptor());
        boolean alone = own.isEmpty() && sign.waits() && sign.open();
        return own.or(() -> judgements.type(owner)).filter(judgement -> judgement.verdict().harmless()
                && (alone || !judgement.reason().contains("reviewed:"))).isPresent();
    }

    private boolean isNamed(String internalName) {
        var start = internalName.replace('/', '.') + "#";
        return entries.stream().anyMatch(entry -> entry.pattern().startsWith(start));
    }

    private static boolean exists(String pattern) {
        int method = pattern.indexOf('#');
        var type = (method < 0 ? pattern : pattern.substring(0, method)).replace('.', '/');
        if (pattern.endsWith(".**")) {
            return !pattern.startsWith("java.") || JAVA.classes().stream().anyMatch(name -> name.startsWith(
                    type.substring(0, type.length() - 2)));
        }
        return JAVA.has(type) && (method < 0 || members(type).contains(pattern.substring(method + 1)));
    }

    private static Set<String> members(String type) {
        var members = new LinkedHashSet<String>();
        var reader = new ClassReader(JAVA.bytes(type));
        Stream.concat(Stream.ofNullable(reader.getSuperName()), Stream.of(reader.getInterfaces())).filter(JAVA::has)
                .forEach(parent -> members.addAll(members(parent)));
        reader.accept(new ClassVisitor(Opcodes.ASM9) {
            @Override
            public MethodVisitor visitMethod(int access, String name, String descriptor, String signature,
                    String[] exceptions) {
                members.add(name);
                members.add(name + descriptor);
                return null;
            }

            @Override
            public org.objectweb.asm.FieldVisitor visitField(int access, String name, String descriptor, String signature,
                    Object value) {
                members.add(name);
                return null;
            }
        }, ClassReader.SKIP_CODE);
        return members;
    }

    private static boolean isLater(Entry entry) {
        Matcher since = SINCE.matcher(entry.reason());
        return since.find() && Integer.parseInt(since.group(1)) > Runtime.version().feature();
    }

    private static String drawn(String owner, Sign sign) {
        return owner.replace('/', '.') + "#" + sign.method() + sign.descriptor() + " " + sign.what();
    }
}
