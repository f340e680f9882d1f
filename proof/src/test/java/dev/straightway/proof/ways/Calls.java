package dev.straightway.proof.ways;

/** Calls that the language has: each class calls something harmless in {@code good}, and what sleeps in {@code bad}. */
final class Calls {

    private Calls() {
    }

    static String sleep() {
        try {
            Thread.sleep(1);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return "slept";
    }

    static final class Static {
        String good() {
            return plain();
        }

        String bad() {
            return sleep();
        }

        private static String plain() {
            return "plain";
        }
    }

    static class Virtual {
        String good() {
            return new Virtual().name();
        }

        String bad() {
            Virtual below = new Below();
            return below.name();
        }

        String name() {
            return "plain";
        }

        static final class Below extends Virtual {
            @Override
            String name() {
                return sleep();
            }
        }
    }

    static final class Interface {
        interface Shape {
            String name();
        }

        record Quick() implements Shape {
            @Override
            public String name() {
                return "quick";
            }
        }

        record Lazy() implements Shape {
            @Override
            public String name() {
                return sleep();
            }
        }

        String good() {
            Shape shape = new Quick();
            return shape.name();
        }

        String bad() {
            Shape shape = System.nanoTime() > 0 ? new Quick() : new Lazy();
            return shape.name();
        }
    }

    static final class Super {
        static class Above {
            String quick() {
                return "quick";
            }

            String slow() {
                return sleep();
            }
        }

        static final class Below extends Above {
            @Override
            String quick() {
                return super.quick();
            }

            @Override
            String slow() {
                return super.slow();
            }
        }

        String good() {
            return new Below().quick();
        }

        String bad() {
            return new Below().slow();
        }
    }

    static final class Default {
        interface Named {
            String name();

            default String upper() {
                return name() + name();
            }
        }

        static final class Quick implements Named {
            @Override
            public String name() {
                return "quick";
            }
        }

        static final class Slow implements Named {
            @Override
            public String name() {
                return sleep();
            }

            @Override
            public String upper() {
                return Named.super.upper();
            }
        }

        String good() {
            return new Quick().name();
        }

        String bad() {
            return new Slow().upper();
        }
    }

    static final class Inner {
        private final String name = "name";

        final class Reader {
            String read() {
                return name;
            }

            String slow() {
                return name + sleep();
            }
        }

        String good() {
            return new Reader().read();
        }

        String bad() {
            return new Reader().slow();
        }
    }

    static final class Anonymous {
        String good() {
            Object quick = new Object() {
                @Override
                public String toString() {
                    return "quick";
                }
            };
            return quick.toString();
        }

        String bad() {
            Object slow = new Object() {
                @Override
                public String toString() {
                    return sleep();
                }
            };
            return slow.toString();
        }
    }

    static final class EnumBodies {
        enum Quick {
            ONE {
                @Override
                String act() {
                    return "one";
                }
            };

            abstract String act();
        }

        enum Slow {
            ONE {
                @Override
                String act() {
                    return "one";
                }
            },
            TWO {
                @Override
                String act() {
                    return sleep();
                }
            };

            abstract String act();
        }

        String good() {
            return Quick.valueOf("ONE").act();
        }

        String bad() {
            return Slow.values()[0].act();
        }
    }

    static final class EnumSwitch {
        enum Kind {
            QUICK,
            SLOW
        }

        int good() {
            return switch (Kind.valueOf("QUICK")) {
                case QUICK -> 1;
                case SLOW -> 2;
            };
        }

        int bad() {
            return switch (Kind.valueOf("QUICK")) {
                case QUICK -> 1;
                case SLOW -> sleep().length();
            };
        }
    }

    static final class Records {
        record Quick(String name) {
        }

        record Slow(Name name) {
        }

        static final class Name {
            @Override
            public int hashCode() {
                return sleep().length();
            }

            @Override
            public boolean equals(Object other) {
                return other instanceof Name;
            }
        }

        int good() {
            return new Quick("name").hashCode();
        }

        int bad() {
            return new Slow(new Name()).hashCode();
        }
    }

    static final class StaticInitialiser {
        static final class Quick {
            static final int SIZE = Integer.parseInt("3");
        }

        static final class Slow {
            static final int SIZE = sleep().length();
        }

        int good() {
            return Quick.SIZE;
        }

        int bad() {
            return Slow.SIZE;
        }
    }

    static final class Concatenation {
        static final class Name {
            @Override
            public String toString() {
                return sleep();
            }
        }

        String good() {
            return "a" + 1 + new StringBuilder("b") + Integer.valueOf(2);
        }

        String bad() {
            return "a" + new Name();
        }
    }

    static final class Closing {
        static final class Quick implements AutoCloseable {
            @Override
            public void close() {
                // nothing to free
            }
        }

        static final class Slow implements AutoCloseable {
            @Override
            public void close() {
                sleep();
            }
        }

        @SuppressWarnings("try") // its closing is all that matters
        String good() {
            try (Quick quick = new Quick()) {
                return "read";
            }
        }

        @SuppressWarnings("try") // as above
        String bad() {
            try (Slow slow = new Slow()) {
                return "read";
            }
        }
    }

    static final class Locked {
        private final Object lock = new Object();

        String good() {
            return lock.toString();
        }

        String bad() {
            synchronized (lock) {
                return "locked";
            }
        }
    }

    static final class SynchronizedMethod {
        String good() {
            return free();
        }

        String bad() {
            return held();
        }

        private String free() {
            return "free";
        }

        private synchronized String held() {
            return "held";
        }
    }

    static final class Bridges {
        abstract static class Mapper<A, B> {
            abstract B map(A value);

            B twice(A value) {
                map(value);
                return map(value);
            }
        }

        static final class Quick extends Mapper<String, Integer> {
            @Override
            Integer map(String value) {
                return value.length();
            }
        }

        static final class Slow extends Mapper<String, Integer> {
            @Override
            Integer map(String value) {
                return sleep().length();
            }
        }

        int good() {
            return new Quick().map("a");
        }

        int bad() {
            return new Slow().twice("a");
        }
    }

    static final class Thrown {
        static final class Quick extends RuntimeException {
            private static final long serialVersionUID = 1;

            Quick() {
                super("quick");
            }
        }

        static final class Slow extends RuntimeException {
            private static final long serialVersionUID = 1;

            @Override
            public String getMessage() {
                return sleep();
            }
        }

        String good() {
            throw new Quick();
        }

        String bad() {
            try {
                throw new Slow();
            } catch (RuntimeException e) {
                return e.getMessage();
            }
        }
    }

    static final class Recursion {
        int good() {
            return even(4) ? 1 : 0;
        }

        int bad() {
            return odd(3) ? 1 : 0;
        }

        private boolean even(int number) {
            return number == 0 || !even(number - 1);
        }

        private boolean odd(int number) {
            return number != 0 && (number == 1 || sleep().isEmpty() || odd(number - 2));
        }
    }
}
