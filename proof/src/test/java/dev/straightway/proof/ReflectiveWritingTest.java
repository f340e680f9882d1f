package dev.straightway.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleProxies;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.util.Set;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.proof.Proof.NotProven;
import dev.straightway.proof.Proof.Proven;
import dev.straightway.proof.application.Application;
import dev.straightway.proof.application.RouteEntry;
import dev.straightway.proof.code.ClassSource;

/** Code that no route reaches sets a field by reflection; a route runs what the field holds. */
class ReflectiveWritingTest {

    interface Job {
        String run();
    }

    static final class Quick implements Job {
        @Override
        public String run() {
            return "quick";
        }
    }

    static final class Sleeper implements Job {
        @Override
        public String run() {
            LockSupport.parkNanos(1);
            return "slept";
        }
    }

    static class Desk {
        private volatile Job job = new Quick();
        private volatile Job spare = new Quick();
        private volatile int count;
        private final Job[] jobs = { new Quick() };

        String spare() {
            return spare.run() + count;
        }

        void give(Job next) {
            job = next;
        }

        static void hand(Desk desk, Job next) {
            desk.job = next;
        }
    }

    static final class Office {
        static final Desk DESK = new Desk();
        static Job common = new Quick();

        static void open() {
            DESK.give(new Quick());
            Desk.hand(DESK, new Quick());
        }
    }

    static final class RunsJob {
        String get() {
            return Office.DESK.job.run();
        }
    }

    static final class RunsCommonJob {
        String get() {
            return Office.common.run();
        }
    }

    static final class RunsJobs {
        String get() {
            return Office.DESK.jobs[0].run();
        }
    }

    static final class ByFieldOfConstants {
        void set() throws ReflectiveOperationException {
            Field field = Desk.class.getDeclaredField("job");
            field.setAccessible(true);
            field.set(Office.DESK, new Sleeper());
        }
    }

    static final class ByFieldOfName {
        void set(String name) throws ReflectiveOperationException {
            Desk.class.getDeclaredField(name).set(Office.DESK, new Sleeper());
        }
    }

    static final class ByFieldOfObject {
        void set(Object desk) throws ReflectiveOperationException {
            desk.getClass().getDeclaredField("job").set(desk, new Sleeper());
        }
    }

    static final class ByAllFields {
        void set(Desk desk) throws ReflectiveOperationException {
            for (Field field : desk.getClass().getDeclaredFields()) {
                if (field.getType() == Job.class) {
                    field.set(desk, new Sleeper());
                }
            }
        }
    }

    static final class ByFieldsOfConstant {
        void set(Object desk) throws ReflectiveOperationException {
            for (Field field : Desk.class.getDeclaredFields()) {
                field.set(desk, new Sleeper());
            }
        }
    }

    static final class ByFieldReference {
        interface Setter {
            void set(Object object, Object value) throws ReflectiveOperationException;
        }

        void set() throws ReflectiveOperationException {
            Setter setter = Desk.class.getDeclaredField("job")::set;
            setter.set(Office.DESK, new Sleeper());
        }
    }

    static final class ByVarHandle {
        private static final VarHandle JOB;

        static {
            try {
                JOB = MethodHandles.lookup().findVarHandle(Desk.class, "job", Job.class);
            } catch (ReflectiveOperationException e) {
                throw new ExceptionInInitializerError(e);
            }
        }

        void set() {
            JOB.setRelease(Office.DESK, (Job) new Sleeper());
        }
    }

    static final class ByExchange {
        private VarHandle handle;

        void open(MethodHandles.Lookup lookup) throws ReflectiveOperationException {
            handle = lookup.unreflectVarHandle(Desk.class.getDeclaredField("job"));
        }

        Object set() {
            return handle.getAndSet(Office.DESK, new Sleeper());
        }
    }

    static final class ByUnknownHandle {
        private final VarHandle handle;

        ByUnknownHandle(VarHandle handle) {
            this.handle = handle;
        }

        void set(Object desk) {
            handle.compareAndSet(desk, null, new Sleeper());
        }
    }

    static final class BySetter {
        void set() throws Throwable {
            MethodHandle setter = MethodHandles.lookup().findSetter(Desk.class, "job", Job.class);
            setter.invoke(Office.DESK, new Sleeper());
        }
    }

    static final class ByBoundSetter {
        void set() throws Throwable {
            MethodHandle setter = MethodHandles.lookup().unreflectSetter(Desk.class.getDeclaredField("job"));
            MethodHandles.insertArguments(setter, 1, new Sleeper()).invokeWithArguments(Office.DESK);
        }
    }

    static final class ByFunctionOfHandle {
        @SuppressWarnings("unchecked") // nobody says what the function takes
        void set() throws ReflectiveOperationException {
            MethodHandle setter = MethodHandles.lookup().findSetter(Desk.class, "job", Job.class);
            MethodHandleProxies.asInterfaceInstance(BiConsumer.class, setter).accept(Office.DESK, new Sleeper());
        }
    }

    static final class ByUpdater {
        private static final AtomicReferenceFieldUpdater<Desk, Job> JOB = AtomicReferenceFieldUpdater.newUpdater(Desk.class,
                Job.class, "job");

        boolean set(Desk desk) {
            return JOB.compareAndSet(desk, desk.job, new Sleeper());
        }
    }

    static final class ByUpdaterOfFunction {
        private static final AtomicReferenceFieldUpdater<Desk, Job> JOB = AtomicReferenceFieldUpdater.newUpdater(Desk.class,
                Job.class, "job");

        Job set(Desk desk) {
            return JOB.updateAndGet(desk, before -> new Sleeper());
        }
    }

    @SuppressWarnings("removal")
    static final class ByMemory {
        void set(sun.misc.Unsafe unsafe, long offset) {
            unsafe.putObjectVolatile(Office.DESK, offset, new Sleeper());
        }
    }

    static final class ByMethod {
        void set() throws ReflectiveOperationException {
            Desk.class.getDeclaredMethod("give", Job.class).invoke(Office.DESK, new Sleeper());
        }
    }

    static final class ByStaticMethod {
        void set(Method method) throws ReflectiveOperationException {
            method.invoke(null, Office.DESK, new Sleeper());
        }
    }

    static final class ByMethodHandle {
        void set() throws Throwable {
            MethodType type = MethodType.methodType(void.class, Job.class);
            MethodHandles.lookup().findVirtual(Desk.class, "give", type).bindTo(Office.DESK).invoke(new Sleeper());
        }
    }

    static final class ByChangedArguments implements InvocationHandler {
        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
            arguments[0] = new Sleeper();
            return method.invoke(Office.DESK, arguments);
        }
    }

    static final class ByLibrary {
        void set() throws ReflectiveOperationException {
            Tool.set(Desk.class.getDeclaredField("job"), Office.DESK);
        }
    }

    /** Is of a library. */
    static final class Tool {
        static native void set(Field field, Object object);
    }

    static final class ByStaticField {
        void set() throws ReflectiveOperationException {
            Office.class.getDeclaredField("common").set(null, new Sleeper());
        }
    }

    static final class ByArray {
        void set() {
            Array.set(Office.DESK.jobs, 0, new Sleeper());
        }
    }

    static final class ByElementHandle {
        private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(Job[].class);

        void set() {
            ELEMENT.setVolatile(Office.DESK.jobs, 0, new Sleeper());
        }
    }

    static final class SpareByField {
        void set() throws ReflectiveOperationException {
            Desk.class.getDeclaredField("spare").set(Office.DESK, new Sleeper());
        }
    }

    static final class SpareByUpdater {
        private static final AtomicReferenceFieldUpdater<Desk, Job> SPARE = AtomicReferenceFieldUpdater
                .newUpdater(Desk.class, Job.class, "spare");

        void set(Desk desk) {
            SPARE.set(desk, new Sleeper());
        }
    }

    static final class Counts {
        private static final AtomicIntegerFieldUpdater<Desk> COUNT = AtomicIntegerFieldUpdater.newUpdater(Desk.class, "count");
        private static final VarHandle HANDLE;

        static {
            try {
                HANDLE = MethodHandles.lookup().findVarHandle(Desk.class, "count", int.class);
            } catch (ReflectiveOperationException e) {
                throw new ExceptionInInitializerError(e);
            }
        }

        int count(Desk desk) {
            HANDLE.compareAndSet(desk, 1, 2);
            return COUNT.incrementAndGet(desk) + (int) HANDLE.getAndAdd(desk, 1);
        }

        Job makes() {
            return new Sleeper();
        }
    }

    static final class Reads {
        Object read(Field field, Sleeper sleeper) throws ReflectiveOperationException {
            return field.get(sleeper);
        }
    }

    static final class HandsOn implements InvocationHandler {
        private final Object behind = Office.DESK;

        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
            return method.invoke(behind, arguments);
        }

        Job makes() {
            return new Sleeper();
        }
    }

    private static Proof prove(Class<?> resource, Class<?>... more) {
        Set<String> classes = Stream
                .concat(Stream.of(Job.class, Quick.class, Sleeper.class, Desk.class, Office.class, resource), Stream.of(more))
                .map(ReflectiveWritingTest::name).collect(Collectors.toSet());
        Application application = Application.of(ClassSource.of(ReflectiveWritingTest.class.getClassLoader(), classes,
                Set.of(name(Tool.class))));
        RouteEntry route = RouteEntry
                .of(dev.straightway.proof.code.Method.of(resource.getName(), "get", "()Ljava/lang/String;"));
        return Prover.prove(java.util.List.of(route), application).get(0);
    }

    private static String name(Class<?> type) {
        return type.getName().replace('.', '/');
    }

    @ParameterizedTest
    @ValueSource(classes = { RunsJob.class, RunsCommonJob.class, RunsJobs.class })
    void provesWhatNobodySets(Class<?> resource) {
        assertThat(prove(resource)).isInstanceOf(Proven.class);
    }

    @ParameterizedTest
    @ValueSource(classes = { ByFieldOfConstants.class, ByFieldOfName.class, ByFieldOfObject.class, ByAllFields.class,
            ByFieldsOfConstant.class, ByFieldReference.class, ByVarHandle.class, ByExchange.class, ByUnknownHandle.class,
            BySetter.class, ByBoundSetter.class, ByFunctionOfHandle.class, ByUpdater.class, ByUpdaterOfFunction.class,
            ByMemory.class, ByMethod.class,
            ByStaticMethod.class, ByMethodHandle.class, ByChangedArguments.class, ByLibrary.class })
    void findsWhatIsSet(Class<?> setter) {
        Proof proof = prove(RunsJob.class, setter, ByFieldReference.Setter.class);

        assertThat(proof).isInstanceOf(NotProven.class);
        assertThat(((NotProven) proof).words()).contains("Sleeper#run");
    }

    @Test
    void findsWhatIsSetInAStaticField() {
        assertThat(prove(RunsCommonJob.class, ByStaticField.class)).isInstanceOf(NotProven.class);
        assertThat(prove(RunsJob.class, ByStaticField.class)).isInstanceOf(Proven.class);
    }

    @ParameterizedTest
    @ValueSource(classes = { ByArray.class, ByElementHandle.class })
    void findsWhatIsPutIntoAnArray(Class<?> setter) {
        assertThat(prove(RunsJobs.class, setter)).isInstanceOf(NotProven.class);
        assertThat(prove(RunsJob.class, setter)).isInstanceOf(Proven.class);
    }

    @ParameterizedTest
    @ValueSource(classes = { SpareByField.class, SpareByUpdater.class, Counts.class, Reads.class, HandsOn.class })
    void provesWhatIsNotSet(Class<?> other) {
        assertThat(prove(RunsJob.class, other)).isInstanceOf(Proven.class);
    }
}
