package dev.straightway.lab;

import dev.straightway.lab.command.LabCommand;

/** The program; {@code --help} tells what it can do. */
public final class Lab {

    private Lab() {
    }

    public static void main(String[] arguments) {
        System.exit(LabCommand.execute(arguments, System.out, System.err));
    }
}
