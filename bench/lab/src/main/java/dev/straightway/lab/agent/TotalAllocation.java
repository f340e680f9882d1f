package dev.straightway.lab.agent;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

import com.sun.management.ThreadMXBean;

/** The count over all threads, ended ones included, which {@link ThreadMXBean} has since JDK 21. */
final class TotalAllocation {

    private static final Method METHOD = find();

    private TotalAllocation() {
    }

    static boolean available() {
        return METHOD != null;
    }

    static long bytes(ThreadMXBean threads) {
        try {
            return (long) METHOD.invoke(threads);
        } catch (IllegalAccessException | InvocationTargetException impossible) {
            throw new IllegalStateException("a public method of a public interface", impossible);
        }
    }

    private static Method find() {
        try {
            return ThreadMXBean.class.getMethod("getTotalThreadAllocatedBytes");
        } catch (NoSuchMethodException olderThan21) {
            return null;
        }
    }
}
